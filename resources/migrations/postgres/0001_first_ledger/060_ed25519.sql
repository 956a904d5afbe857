-- SPDX-License-Identifier: GPL-3.0-or-later
-- Ed25519 signatures (RFC 8032, without prehash or context) and the DSSE v1 text they sign, in plain numeric and
-- sha512, so that a ledger needs no extension. All input is public: nothing here is, or has to be, constant-time.
--
-- Numbers of the field are any integers that stand for their rest modulo p = 2^255 - 19; most are smaller than 2p in
-- size, and some are negative. A product n of two is shortened by n - trunc(trunc(n, -76) * (1 / p)) * p, which takes
-- half the time of n % p. Its quotient may be off by one, but it is a whole number, so the rest stands for the same
-- number whatever the rounding. Only where numbers are compared are they brought below p by %, which keeps their sign.

-- The text a DSSE signature covers: secure-systems-lab/dsse, protocol.md. Lengths are bytes.
CREATE FUNCTION countersign.dsse_pae(payload_type text, payload bytea) RETURNS bytea
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
  SELECT convert_to('DSSEv1 ' || octet_length(convert_to(payload_type, 'UTF8')) || ' ' || payload_type
                    || ' ' || octet_length(payload) || ' ', 'UTF8') || payload
$$;

-- p = 2^255 - 19: RFC 8032 section 5.1. It has no path of its own, so that it becomes a constant where it is used.
CREATE FUNCTION countersign.ed25519_p() RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 57896044618658097711785492504343953926634992332820282019728792003956564819949 $$;

-- The number that little-endian bytes stand for (section 5.1.2). Their count is a multiple of 4.
CREATE FUNCTION countersign.ed25519_number(encoded bytea) RETURNS numeric
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  number numeric := 0;
BEGIN
  FOR i IN REVERSE octet_length(encoded) - 4 .. 0 BY 4 LOOP
    number := number * 4294967296 + (get_byte(encoded, i) + (get_byte(encoded, i + 1) << 8)
              + (get_byte(encoded, i + 2) << 16) + (get_byte(encoded, i + 3)::bigint << 24));
  END LOOP;
  RETURN number;
END $$;

-- base ^ (2^252 - 3) modulo p: the exponent of the square root of section 5.1.3, and most of that of an inverse.
-- With f(n) = base ^ (2^n - 1), f(a + b) = f(a) ^ (2^b) * f(b); the steps are f(2), f(4), f(5), f(10), f(20), f(40),
-- f(50), f(100), f(200), f(250), and f(250) ^ 4 * base.
CREATE FUNCTION countersign.ed25519_power(base numeric) RETURNS numeric
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p CONSTANT numeric := countersign.ed25519_p();
  shorten CONSTANT numeric := round(1, 156) / p;
  squarings CONSTANT int[] := '{1, 2, 1, 5, 10, 20, 10, 50, 100, 50, 2}';
  factor_at CONSTANT int[] := '{0, 1, 0, 3, 4, 5, 4, 7, 8, 7, 0}';
  steps numeric[];
  x numeric := base % p;
BEGIN
  steps[0] := x;
  FOR step IN 1 .. 11 LOOP
    FOR i IN 1 .. squarings[step] LOOP
      x := x * x;
      x := x - trunc(trunc(x, -76) * shorten) * p;
    END LOOP;
    x := x * steps[factor_at[step]];
    x := x - trunc(trunc(x, -76) * shorten) * p;
    steps[step] := x;
  END LOOP;
  RETURN x % p;
END $$;

-- The point {x, y} that 32 bytes encode, both from 0 to p - 1; null where they encode none, or not in the one way
-- section 5.1.3 allows.
CREATE FUNCTION countersign.ed25519_point(encoded bytea) RETURNS numeric[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p CONSTANT numeric := countersign.ed25519_p();
  -- -121665 / 121666 modulo p: section 5.1, "d".
  d CONSTANT numeric := 37095705934669439343138083508754565189542113879843219016388785533085940283555;
  -- A square root of -1: 2 ^ ((p - 1) / 4) modulo p, section 5.1.3.
  root_of_minus_one CONSTANT numeric := 19681161376707505956807079304988542015446066515923890162744021073123829784752;
  odd CONSTANT int := get_bit(encoded, 255);
  y CONSTANT numeric := countersign.ed25519_number(set_bit(encoded, 255, 0));
  u CONSTANT numeric := (y * y - 1 + p) % p;
  v CONSTANT numeric := (d * y * y + 1) % p;
  v3 CONSTANT numeric := v * v * v % p;
  x numeric;
BEGIN
  IF y >= p THEN
    RETURN NULL;
  END IF;
  x := u * v3 * countersign.ed25519_power(u * v3 * v3 * v) % p;
  IF (v * x * x + u) % p = 0 THEN
    x := x * root_of_minus_one % p;
  ELSIF (v * x * x - u) % p <> 0 THEN
    RETURN NULL;
  END IF;
  IF x = 0 AND odd = 1 THEN
    RETURN NULL;
  ELSIF x % 2 <> odd THEN
    x := p - x;
  END IF;
  RETURN ARRAY[x, y];
END $$;

-- B, 3B, 5B, ... 63B, where B is the base point of section 5.1, as rows of the addition in section 5.1.4:
-- y + x, y - x, 2z = 2 and 2d * t = 2d * x * y, the first, second and fourth modulo p.
CREATE FUNCTION countersign.ed25519_base_multiples() RETURNS numeric[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[
    3533012425803781230144052908719740726127014226477800802100354883158534798213, 31204614345391077396927242593886631629853981173214368409736920319215404093758,
    2, 50237614328228664512531835696112167678046477356841409204013502641986506238568,
    55221577242988382633613921715755988927347615506430221002982523990194636363568, 19324154932736603031152325029326367275890211278985171650228672434569381466725,
    2, 40779097241408971452228116607583414735230162954196233009433085899742953658505,
    18668153700450365046820768141064729913722721519882092422277400263756282706739, 9630189248235390748103966146409333440210333639383242876188677650069613696698,
    2, 30606639029984443449548711300126286734648431208933888345371544935567354135173,
    31711222115254622247534096269438047277815809670749515453120456498656435938239, 13312953584136576304523025463821328163824699951717010248032899908581467496881,
    2, 55464387603073125013932436385527479500842401496857817399907801729203523072930,
    23848771936779537706600755363852330642691035199144679981329841599443567665967, 33358695950361614583925271808519256405884421684945271723330695989338484605028,
    2, 52357765926424945578408752779084598596693712112103136963171288052321514532635,
    30060548511792857161490863918616842674472112613249574336675186204794201058014, 11158256924779282454740543163093780811298074430862908234953982287139410690888,
    2, 27941507066570052986778351271715755022397500567158991111890716087464763623913,
    15972020931028765202356936322618908365444234765594279114894468132403870203757, 1087550798001203620797136749953957393762725578137024723030949917728262045587,
    2, 33237312664213247073394209876351444910698636488186827598268510754927446762360,
    44273937366294891980395583359278962421509549251851624370413480066653195594400, 30626176813774521173184229023175236149481611499753231178919926386272687148811,
    2, 36689249660344293493892821654230283378144754582372867911177117475716794987798,
    49391058098147747613978636594473839900812592456059555685485842656671686368641, 51408171409683518304651780865025436139625850103479798491060966423396010221191,
    2, 32239249201957584158484856294441944742176508727016662500554249399031382460500,
    41885441549779614419925552024385709812980951884133705414479859209789352876587, 15192036317167853918673956214319489785759385347889379267595946473960338886983,
    2, 32574146253722353089522477048638767818366610052431514593302869928748585651815,
    38537754846067202781996915323310273201460659524141908416191099214847019286471, 53878300184980849483272980662505739915797573745324834681057077111852954472821,
    2, 40875688246158920801567279237891990388259452495319638957601641627119304122079,
    31062445413910016682870000347735852589507849837807105845723756654171524501123, 726837233615535089460508407528570668753491308491263996893097644586473517913,
    2, 9520282657668828868452567692542621055651073016014686718914139846790392007555,
    48474070577745581105879281107782076482573181928148779522298660923737438097720, 54572325583525115289868636634685610482265481710122913896940182021390607362152,
    2, 51727097992025464307004070536619891852339061239003802321655529125784559073654,
    54865523371083944377969896455063040545622957411630215468252087332242168191410, 34752599063041161898255902705355722506600808092270551618278146766397047347392,
    2, 50673542938247696660598224427071102819450722241157853822220466129072972124243,
    3137027266534709673107240768088680049917204123831972005880336589583298281217, 8892832617359459606038356492246497345059441491457034443831238674470579751476,
    2, 27211969961622577240971078283822226441106993344197762613220049807924239236581,
    55453955367353851267034572784081265823224417066986740771728713918942478116627, 4765493230827164152409230364011560262723285612066822560301536430910427047233,
    2, 18275181237530745894575533144110378924057375121582372254283881120596596990952,
    23042957271546238678003550909602441796792953161990700641769543078012944341797, 53611348279229129841874748536254482813122541816740673444078249328073394550205,
    2, 38932516285059216793715258054125216149443905466298086707512050840546519383146,
    301995074770013485942122499979507183521768812868087103249656622692785368785, 1374792909899712067880099093230709040697720300595350807526278304680287191253,
    2, 14810789528074870004850368857282089549313556482474536868948383515295654531754,
    52939508626592253156403742487838182128633005031366096118126392187995075015590, 47701863860712416211475089760825417511619878899623072077638996863297224072800,
    2, 38434964404735098911832089156292147482782199823671993361873740923208463814711,
    27817086763418244876281126577438969761475378729996686986664989028499941921401, 54684825090358346515407142147034766046431059069633014318932221652698370481869,
    2, 51087340372317794501872038477353076841427219042151604641255566111942041437547,
    56110123633709429323356471567463003346328398887745822402576997119202022154055, 29086435112956156875265762634600467863454159846973928364375607619274544051029,
    2, 14854466206053730418183075432191953857778351603258796675185421121613859402634,
    19702320584606444293495588383997232197333889696588272285863287363126507059032, 25655817924718611289177447003788898805714318851155016617001855718145975252291,
    2, 2082969122468654621072579821117871472318621990903193674736505203762811500893,
    54897494355062565571362413586135258068194467844732077711924205470978508880177, 36987879590630330714720523068345708734378053490785846618297329966762937876094,
    2, 49220135049057372507173873532624890247279935185100610567250912190676175994241,
    42520414535814705614412229624052625672523255520757846198252884279350512305030, 52978825425719247521226521529182507855770009577592682056991941690988487482531,
    2, 51127561417877666527359080599290482853402199919742187475187913780017730115489,
    29604666411942267469924330564517118429200166236994091146848595029669586476495, 6617470419312823543113815679607873984063520907872981964881133345062263230860,
    2, 43318489186492791946307847483342816896794697980714170126298794392111088738698,
    22652354559981473722616266511785203491623606877034318169949316749976572827790, 44526507888806546037049485443957118388848114722093517797926809317580825524965,
    2, 41574933088027417279172833774145139092954221271255308191876358788535212644208,
    33839485600893166414915852514454060671371801224206531860973701974399299867384, 26539518195896639004667336655368110476625817551008201331631492036659893541860,
    2, 26684778835068464253419734100965963243167783063296556391007141807736174510849,
    20268603162753804924244922181873270539830312236972149877998850424686546072837, 7714927543275565907626757713274891864545883812750719329316845737152700498014,
    2, 2610239625163959878584646549503741275158523766131376376859944253183532201444,
    18375092366587327247164179031103015670189606897836115910097459161920757173936, 49792042300476504075467983677811127217469567717989558205741599265095359757935,
    2, 48390340189879288130042442946879007608641757454340239220317977484427716369087,
    8481886044514334024778389352498236822053218123265021665923612399157590075596, 6199371627841837002876380882897951492403163565158563824495465597036257465025,
    2, 23369255160280277218502641479894639089440848138534082172817556023821465032975,
    15005506061758181573607532817860092834824030518501951397816809402652528307377, 15937727748028799057428524478048331996350275355049334723436077289262341971186,
    2, 13441230624947213126726160294401802945559308198006846634165294254459790608257,
    55582872837189899352744796306667507829497710433185766986683262177934190844598, 22470040954650969987560169923988070942986216718934269552454979404269567591023,
    2, 13940397989313865383473812069777461148950863602191148797743403584236034242914
  ]
$$;

-- P, 3P, 5P, ... 15P of the point P = (x, y), as rows like those of the base point.
CREATE FUNCTION countersign.ed25519_multiples(x numeric, y numeric) RETURNS numeric[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p CONSTANT numeric := countersign.ed25519_p();
  -- 2d modulo p, d of section 5.1.
  d2 CONSTANT numeric := 16295367250680780974490674513165176452449235426866156013048779062215315747161;
  z numeric := 1;
  t numeric := x * y % p;
  -- The row that is added: first P itself, for 2P, then 2P.
  plus numeric := y + x;
  minus numeric := y - x;
  z2 numeric := 2;
  t2d numeric := t * d2 % p;
  a numeric; b numeric; c numeric; d numeric; e numeric; f numeric; g numeric; h numeric;
  multiples numeric[] := ARRAY[plus, minus, z2, t2d];
BEGIN
  FOR i IN 0 .. 7 LOOP
    a := (y - x) * minus;
    b := (y + x) * plus;
    c := t * t2d;
    d := z * z2;
    e := (b - a) % p;
    f := (d - c) % p;
    g := (d + c) % p;
    h := (b + a) % p;
    IF i = 0 THEN
      plus := (g * h + e * f) % p;
      minus := (g * h - e * f) % p;
      z2 := 2 * f * g % p;
      t2d := e * h % p * d2 % p;
    ELSE
      x := e * f % p;
      y := g * h % p;
      z := f * g % p;
      t := e * h % p;
      multiples := multiples || ARRAY[y + x, y - x, 2 * z, t * d2 % p];
    END IF;
  END LOOP;
  RETURN multiples;
END $$;

-- For each bit 0 to 253 of a scalar below 2^253, which row is added there: 0 for none, and a negative one is
-- subtracted. Digits are odd, signed, less than 2 ^ (width - 1) in size and at least width bits apart; the digit 1
-- is first_row, 3 the next. Width is 2 to 8.
CREATE FUNCTION countersign.ed25519_rows(scalar numeric, width int, first_row int) RETURNS int[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  bits varbit := '';
  rest numeric := scalar;
  rows int[] := array_fill(0, ARRAY[254], ARRAY[0]);
  carry int := 0;
  digit int;
  i int := 0;
BEGIN
  FOR word IN 1 .. 9 LOOP
    bits := (rest % 4294967296)::bigint::bit(32) || bits;
    rest := div(rest, 4294967296);
  END LOOP;
  -- Bit i is the one at 287 - i from the left.
  WHILE i < 254 LOOP
    IF get_bit(bits, 287 - i) = carry THEN
      i := i + 1;
    ELSE
      digit := substring(bits FROM 289 - i - width FOR width)::int + carry;
      carry := digit >> (width - 1);
      digit := digit - (carry << width);
      rows[i] := sign(digit) * (first_row + (abs(digit) >> 1));
      i := i + width;
    END IF;
  END LOOP;
  RETURN rows;
END $$;

-- Whether the signature is this key's over this message (section 5.1.7). It is the strict form: false for a wrong
-- length or null, S not below L, a key or R that is no point or not in its one encoding, and a key of low order. The
-- equation is the one without the cofactor: R must be the very encoding of [S]B - [k]A.
CREATE FUNCTION countersign.ed25519_verify(public_key bytea, message bytea, signature bytea) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  p CONSTANT numeric := countersign.ed25519_p();
  -- The order of the base point: section 5.1, "L".
  l CONSTANT numeric := 7237005577332262213973186563042994240857116359379907606001950938285454250989;
  shorten CONSTANT numeric := round(1, 156) / p;
  s numeric;
  k numeric;
  key_point numeric[];
  r_y numeric;
  multiples numeric[];
  base_rows int[];
  key_rows int[];
  base_row int;
  key_row int;
  at int;
  -- The sum so far in extended coordinates (section 5.1.4); t is only up to date where a row is added to it.
  x numeric := 0; y numeric := 1; z numeric := 1; t numeric := 0;
  a numeric; b numeric; c numeric; d numeric; e numeric; f numeric; g numeric; h numeric;
BEGIN
  IF octet_length(public_key) IS DISTINCT FROM 32 OR octet_length(signature) IS DISTINCT FROM 64
     OR message IS NULL THEN
    RETURN false;
  END IF;
  s := countersign.ed25519_number(substring(signature FROM 33));
  r_y := countersign.ed25519_number(set_bit(substring(signature FOR 32), 255, 0));
  IF s >= l OR r_y >= p THEN
    RETURN false;
  END IF;
  key_point := countersign.ed25519_point(public_key);
  IF key_point IS NULL THEN
    RETURN false;
  END IF;
  x := key_point[1];
  y := key_point[2];
  -- Of order 1 or 2: x = 0; of order 4: y = 0; of order 8: twice the point has y = 0, that is x^2 + y^2 = 0.
  IF x = 0 OR y = 0 OR (x * x + y * y) % p = 0 THEN
    RETURN false;
  END IF;
  k := countersign.ed25519_number(sha512(substring(signature FOR 32) || public_key || message)) % l;

  -- [S]B + [k](-A), all doublings shared.
  multiples := countersign.ed25519_base_multiples() || countersign.ed25519_multiples(p - x, y);
  base_rows := countersign.ed25519_rows(s, 7, 1);
  key_rows := countersign.ed25519_rows(k, 5, 33);
  x := 0;
  y := 1;
  FOR i IN REVERSE 253 .. 0 LOOP
    base_row := base_rows[i];
    key_row := key_rows[i];
    -- Double.
    a := x * x;
    b := y * y;
    g := a - b;
    f := 2 * z * z + g;
    e := -2 * x * y;
    h := a + b;
    e := e - trunc(trunc(e, -76) * shorten) * p;
    f := f - trunc(trunc(f, -76) * shorten) * p;
    g := g - trunc(trunc(g, -76) * shorten) * p;
    h := h - trunc(trunc(h, -76) * shorten) * p;
    x := e * f;
    y := g * h;
    z := f * g;
    x := x - trunc(trunc(x, -76) * shorten) * p;
    y := y - trunc(trunc(y, -76) * shorten) * p;
    z := z - trunc(trunc(z, -76) * shorten) * p;
    -- Add the row of the base point, then that of the key.
    WHILE base_row <> 0 OR key_row <> 0 LOOP
      t := e * h;
      t := t - trunc(trunc(t, -76) * shorten) * p;
      IF base_row <> 0 THEN
        at := base_row;
        base_row := 0;
      ELSE
        at := key_row;
        key_row := 0;
      END IF;
      IF at > 0 THEN
        at := at * 4;
        a := (y - x) * multiples[at - 2];
        b := (y + x) * multiples[at - 3];
        c := t * multiples[at];
      ELSE
        at := at * -4;
        a := (y - x) * multiples[at - 3];
        b := (y + x) * multiples[at - 2];
        c := -t * multiples[at];
      END IF;
      d := z * multiples[at - 1];
      e := b - a;
      f := d - c;
      g := d + c;
      h := b + a;
      e := e - trunc(trunc(e, -76) * shorten) * p;
      f := f - trunc(trunc(f, -76) * shorten) * p;
      g := g - trunc(trunc(g, -76) * shorten) * p;
      h := h - trunc(trunc(h, -76) * shorten) * p;
      x := e * f;
      y := g * h;
      z := f * g;
      x := x - trunc(trunc(x, -76) * shorten) * p;
      y := y - trunc(trunc(y, -76) * shorten) * p;
      z := z - trunc(trunc(z, -76) * shorten) * p;
    END LOOP;
  END LOOP;

  -- R has the y of the sum, and x / z is odd where its highest bit says so. 1 / z = z ^ (p - 2), and
  -- p - 2 = 8 * (2^252 - 3) + 3.
  IF (r_y * z - y) % p <> 0 THEN
    RETURN false;
  END IF;
  a := countersign.ed25519_power(z);
  b := a * a % p;
  b := b * b % p;
  b := b * b % p;
  x := b * (z * z * z % p) % p * x % p;
  IF x < 0 THEN
    x := x + p;
  END IF;
  RETURN x % 2 = get_bit(signature, 255);
END $$;

REVOKE ALL ON FUNCTION
  countersign.dsse_pae(text, bytea),
  countersign.ed25519_p(),
  countersign.ed25519_number(bytea),
  countersign.ed25519_power(numeric),
  countersign.ed25519_point(bytea),
  countersign.ed25519_base_multiples(),
  countersign.ed25519_multiples(numeric, numeric),
  countersign.ed25519_rows(numeric, int, int),
  countersign.ed25519_verify(bytea, bytea, bytea)
FROM PUBLIC;

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One intent from its first attempt to its proof: workers that pause or are lost anywhere, the sweeper, a provider that
   forgets keys, operators with old evidence, and a clock. Each rule below is 1 as the ledger has it; -DRULE=0 leaves it
   out. Names of files are those of models/ledger/sqlite unless a folder is named. What a person must do beyond this
   (spaced misses, fields compared, thresholds) is left out: the operators here may do more than the real ones. */

/* Rules */
#ifndef ONEOPEN   /* no attempt begins while another is open: obstacle(), worker_dispatch.cpp */
#define ONEOPEN 1
#endif
#ifndef FENCE     /* nothing is sent at or after the end of the lease: beginAttempt() returns it; the worker keeps to it */
#define FENCE 1
#endif
#ifndef SETTLE    /* absence counts from looks begun after settle_at: growSettleAt(), worker_dispatch.cpp;
                     absenceProven(), models/resolution/absence.cpp */
#define SETTLE 1
#endif
#ifndef MARGIN    /* begin, renew and release stop at redispatch_until: obstacle(), renewAttempt(), worker_dispatch.cpp;
                     keyKept(), models/resolution/version_facts.cpp */
#define MARGIN 1
#endif
#ifndef KEYCLOCK  /* the key's clock is cleared only if no attempt reached the provider: keyNeverTaken(), worker_dispatch.cpp */
#define KEYCLOCK 1
#endif
#ifndef SWEEPKEY  /* prepared and past redispatch_until becomes unknown: sweepIntent(), sweeper.cpp */
#define SWEEPKEY 1
#endif
#ifndef WATTEMPT  /* a worker's word depends on the attempt, not on a version it remembers: expectAttempt(), effect_rows.cpp */
#define WATTEMPT 1
#endif
#ifndef REJLATEST /* only the latest attempt's refusal rejects: recordRejection(), latestRefused(), worker_words.cpp */
#define REJLATEST 1
#endif
#ifndef RELCONF   /* a receipt confirms even after a release, and says so: confirmNow(), disproved(), worker_words.cpp */
#define RELCONF 1
#endif
#ifndef REISSUE   /* a receipt of another object is a conflict: receiptOfFinal(), worker_words.cpp */
#define REISSUE 1
#endif
#ifndef LATE      /* evidence that contradicts the row is a conflict: noticeLateTruth(), late_truth.cpp */
#define LATE 1
#endif
#ifndef BLOCK     /* an open conflict stops dispatch: blocksDispatch(), conflicts.cpp */
#define BLOCK 1
#endif
#ifndef RECORDS   /* no stored sight of an object is left out: evidenceForIntent(), models/resolution/evidence_facts.cpp */
#define RECORDS 1
#endif

/* The world */
#ifndef KEYED     /* the provider takes keys and keeps them for RET after their first use */
#define KEYED 1
#endif
#ifndef RET
#define RET 6
#endif
#define LEASE 1
#define TRANSIT 1
#define LAG 1     /* the visibility lag that the contract states */
#ifndef LAGR      /* the real one: above LAG the contract is wrong */
#define LAGR LAG
#endif
#define HONEST (LAGR <= LAG)
#ifndef TMAX
#define TMAX 9
#endif
#ifndef MAXATT
#define MAXATT 2
#endif
#ifndef WORKERS
#define WORKERS 2
#endif
#ifndef OPERATORS
#define OPERATORS 1
#endif
#ifndef RENEWS    /* how often a lease may be renewed */
#define RENEWS 0
#endif
#ifndef HOLDS     /* how often an operator may hold and unhold */
#define HOLDS 0
#endif
#ifndef REOPENS
#define REOPENS 0
#endif

/* Properties, each asserted where -DC_...=1 */
#ifndef C_ONE     /* at most one effect */
#define C_ONE 0
#endif
#ifndef C_REJECTED /* never rejected while an effect exists */
#define C_REJECTED 0
#endif
#ifndef C_RECEIPT /* a receipt is never dropped: afterwards the row is final, and names its object or has a conflict */
#define C_RECEIPT 0
#endif
#ifndef C_QUIET   /* no conflict is ever raised */
#define C_QUIET 0
#endif
#ifndef C_KNOWN   /* nothing is dispatched while a stored sight shows an object */
#define C_KNOWN 0
#endif
#ifndef C_TOLD    /* in the end whoever looks sees a conflict where the verdict is wrong */
#define C_TOLD 0
#endif
#ifndef C_STUCK   /* in the end no row is prepared that nobody may dispatch */
#define C_STUCK 0
#endif

#define PREP 1
#define UNK 2
#define CONF 3
#define REJ 4
#define ACCEPTED 1 /* a provider's answer */
#define DECLINED 2
#define ONWAY 1   /* a request */
#define SERVED 2
#define OPEN 0    /* an attempt's outcome */
#define DOUBT 1
#define NOTSENT 2 /* or not processed */
#define REFUSED 3
#define RECEIVED 4
#define NONE 99

byte now = 0;
/* the row */
byte st = PREP, ver = 1, natt = 0, openatt = 0, keyexp = NONE, maxlease = 0, rid = 0;
bool held = 0, decided = 0 /* resolved_by_seq is set */, conflict = 0 /* one is open */, told = 0 /* one was opened */;
byte seen = 0; /* objects in the stored evidence */
byte nren = 0, nreopen = 0;
/* attempts; [0] is unused */
byte outcome[MAXATT + 1], lease[MAXATT + 1], req[MAXATT + 1], sent[MAXATT + 1], resp[MAXATT + 1], object[MAXATT + 1];
/* the provider */
bool known = 0; byte knownAt = 0, nobj = 0, madeAt[4];
/* the open proposal */
byte prAct = 0, prVer = 0, prAsk = 0, prAt = 0, prBy = 0;
bool over = 0;

#if MARGIN
#define dispatchable (keyexp == NONE || now + LEASE + TRANSIT < keyexp)
#else
#define dispatchable (keyexp == NONE || now < keyexp)
#endif
#define mayBegin (st == PREP && !held && (!ONEOPEN || openatt == 0) && dispatchable && (!BLOCK || !conflict))
#define visible ((nobj >= 1 && madeAt[1] + LAGR <= now) + (nobj >= 2 && madeAt[2] + LAGR <= now))
#define settled(asked) (!SETTLE || asked >= maxlease + TRANSIT + LAG)

inline raise() { conflict = 1; told = 1; if :: C_QUIET -> assert(false) :: else fi }
inline verdict(n, what) { if :: outcome[n] != REFUSED && outcome[n] != RECEIVED -> outcome[n] = what :: else fi }
/* closeOnly(), worker_words.cpp: closing an attempt moves the version, whatever the status */
inline close(n) { if :: openatt == n -> openatt = 0; ver++ :: else fi }
inline makeUnknown() { /* moveToUnknown(), sweeper.cpp */
  if :: openatt != 0 -> outcome[openatt] = DOUBT; openatt = 0 :: else fi; st = UNK; ver++ }

inline recordReceipt(n, remembered) {
  if
  :: !WATTEMPT && remembered != ver && (st == PREP || st == UNK) && !decided
  :: else ->
    if
    :: (st == PREP || st == UNK) && (RELCONF || !decided || openatt == n || st == UNK) ->
      if
      :: openatt != n && (outcome[n] == NOTSENT || outcome[n] == REFUSED ||
                          (decided && (st == PREP || natt > n))) -> raise()
      :: else
      fi;
      st = CONF; rid = object[n]; held = 0; ver++; if :: openatt == n -> openatt = 0 :: else fi
    :: (st == PREP && !RELCONF && decided && openatt != n) || st == REJ -> raise(); close(n)
    :: st == CONF -> if :: REISSUE && rid != object[n] -> raise() :: else fi; close(n)
    fi;
    verdict(n, RECEIVED)
  fi;
  if :: C_RECEIPT -> assert((st == CONF || st == REJ) && (told || (st == CONF && rid == object[n]))) :: else fi }

inline recordRejection(n) {
  if
  :: (n == natt || !REJLATEST) && (st == UNK || (st == PREP && (openatt == n || !REJLATEST))) ->
    if :: C_REJECTED -> assert(nobj == 0) :: else fi;
    st = REJ; held = 0; ver++; if :: openatt == n -> openatt = 0 :: else fi
  :: n == natt && st == CONF -> raise(); close(n)
  :: else -> close(n)
  fi;
  verdict(n, REFUSED) }

inline recordUnknown(n) {
  if
  :: openatt == n && st == PREP -> makeUnknown()
  :: openatt == n && st != PREP -> outcome[n] = DOUBT; close(n)
  :: else
  fi }

inline endAttempt(n) { /* provably not sent, or not processed */
  if
  :: openatt == n && st == PREP && now >= lease[n] -> makeUnknown()
  :: openatt == n && !(st == PREP && now >= lease[n]) ->
    outcome[n] = NOTSENT; close(n);
    if
    :: st == PREP && (!KEYCLOCK || (outcome[1] == NOTSENT && (natt < 2 || outcome[2] == NOTSENT)
#if MAXATT > 2
                                    && (natt < 3 || outcome[3] == NOTSENT)
#endif
                                   )) -> keyexp = NONE
    :: else
    fi
  :: else
  fi }

proctype Worker() { byte n = 0, v = 0;
  do
  :: atomic { natt < MAXATT && mayBegin ->
       if :: C_KNOWN -> assert(seen == 0) :: else fi;
       natt++; n = natt; openatt = n; lease[n] = now + LEASE; ver++; v = ver;
       if :: lease[n] > maxlease -> maxlease = lease[n] :: else fi;
       if :: KEYED && keyexp == NONE -> keyexp = now + RET :: else fi }
leased:
     if
     :: skip                                          /* lost before it sends */
     :: atomic { endAttempt(n) }
     :: atomic { nren < RENEWS && openatt == n && st == PREP && now < lease[n] && dispatchable ->
          nren++; lease[n] = now + LEASE; if :: lease[n] > maxlease -> maxlease = lease[n] :: else fi } goto leased
     :: atomic { !FENCE || now < lease[n] -> req[n] = ONWAY; sent[n] = now }
        if
        :: skip                                       /* lost before the answer */
        :: atomic { resp[n] == ACCEPTED -> recordReceipt(n, v) }
        :: atomic { resp[n] == DECLINED -> recordRejection(n) }
        :: atomic { resp[n] == DECLINED -> endAttempt(n) }
        :: atomic { recordUnknown(n) }                        /* timed out; the answer may come yet */
           if
           :: skip
           :: atomic { resp[n] == ACCEPTED -> recordReceipt(n, ver) }
           :: atomic { resp[n] == DECLINED -> recordRejection(n) }
           fi
        fi
     fi; atomic { n = 0; v = 0 }
  :: break
  od }

/* A request arrives, or is lost on the way. */
inline serve(i) {
  req[i] = SERVED; sent[i] = 0;
  if
  :: skip
  :: KEYED && known && now < knownAt + RET -> resp[i] = ACCEPTED; object[i] = 1 /* the first answer again */
  :: !(KEYED && known && now < knownAt + RET) ->
    nobj++; madeAt[nobj] = now; known = 1; knownAt = now; resp[i] = ACCEPTED; object[i] = nobj;
    if :: C_ONE -> assert(nobj <= 1) :: else fi;
    if :: C_REJECTED -> assert(st != REJ) :: else fi
  :: !(KEYED && known && now < knownAt + RET) -> resp[i] = DECLINED
  fi }

proctype Provider() {
  do
  :: atomic { req[1] == ONWAY -> serve(1) }
  :: atomic { req[2] == ONWAY -> serve(2) }
#if MAXATT > 2
  :: atomic { req[3] == ONWAY -> serve(3) }
#endif
  :: over -> break
  od }

proctype Sweeper() { /* sweepIntent(), closeLapsedOfFinal(), sweeper.cpp */
  do
  :: atomic { openatt != 0 && lease[openatt] <= now ->
       if :: st == PREP -> makeUnknown() :: else -> outcome[openatt] = DOUBT; openatt = 0; ver++ fi }
  :: atomic { SWEEPKEY && st == PREP && openatt == 0 && !dispatchable -> makeUnknown() }
  :: over -> break
  od }

/* noticeLateTruth(), late_truth.cpp */
inline lookedAt(objects) {
  if :: objects > seen -> seen = objects :: else fi;
  if
  :: LATE && objects >= 1 && st == PREP && decided && openatt == 0 -> raise()
  :: LATE && objects >= 1 && st == REJ -> raise()
  :: LATE && st == CONF && (objects >= 2 || (objects == 1 && rid != 1)) -> raise()
  :: else
  fi }

inline resolve(to) { st = to; decided = 1; held = 0; ver++ } /* takeResolution(), submit_apply.cpp */
inline reject() { if :: C_REJECTED -> assert(nobj == 0) :: else fi; resolve(REJ) }

/* The resolutions are conditional on status and version: guardPrior(), guards.cpp; expectVersion(), effect_rows.cpp.
   What was looked up stays in hand, and may be cited late; it is judged when the statement is submitted. */
#define mayResolve (have && st == UNK && v == ver && !conflict)
#define absent (f == 0 && settled(asked) && (!RECORDS || seen == 0))
proctype Operator(byte id) { byte v = 0, f = 0, asked = 0, nholds = 0; bool have = 0;
  do
  :: atomic { v != ver -> v = ver }
  :: atomic { natt > 0 && (!have || f != visible || asked != now) -> f = visible; asked = now; have = 1; lookedAt(f) }
  :: atomic { mayResolve && f >= 1 && (!RECORDS || seen <= f) -> /* of several, the others become conflicts: openSurplus() */
       resolve(CONF); rid = 1; if :: f >= 2 -> raise() :: else fi }
  :: atomic { mayResolve && absent -> reject() }
  :: atomic { mayResolve && absent && dispatchable -> resolve(PREP) }
#if OPERATORS > 1
  :: atomic { mayResolve && absent && (prAct == 0 || prVer != ver) ->
       if :: prAct = REJ :: dispatchable -> prAct = PREP fi; prVer = ver; prAsk = asked; prAt = now; prBy = id }
  :: atomic { prAct != 0 && prBy != id && mayResolve && prVer == ver && absent && settled(prAsk) && asked >= prAt &&
              (prAct == REJ || dispatchable) ->
       if :: prAct == REJ -> reject() :: else -> resolve(PREP) fi; prAct = 0; prVer = 0; prAsk = 0; prAt = 0; prBy = 0 }
#endif
  :: atomic { nreopen < REOPENS && have && v == ver && (st == CONF || st == REJ) &&
              (conflict || (st == CONF && absent)) -> /* names and settles the conflict: moveConflicts() */
       nreopen++; conflict = 0; rid = 0; resolve(UNK) }
  :: atomic { nholds < HOLDS && !held && (st == PREP || st == UNK) -> held = 1; nholds++ }
  :: atomic { HOLDS > 0 && held -> held = 0 }
  :: break
  od }

/* Time passes any time, but no request is longer on its way than the contract says. */
#define onTime(n) (req[n] != ONWAY || now < sent[n] + TRANSIT)
#if MAXATT > 2
#define thirdOnTime onTime(3)
#else
#define thirdOnTime true
#endif
proctype Clock() {
  do
  :: atomic { now < TMAX && onTime(1) && onTime(2) && thirdOnTime -> now++ }
  :: now == TMAX -> break
  od }

init {
  atomic {
    run Worker();
#if WORKERS > 1
    run Worker();
#endif
    run Provider(); run Sweeper(); run Operator(1);
#if OPERATORS > 1
    run Operator(2);
#endif
    run Clock() }
  timeout -> atomic {
    if :: C_STUCK -> assert(!(st == PREP && openatt == 0 && !dispatchable)) :: else fi;
    if
    :: C_TOLD -> lookedAt(visible); /* somebody looks once more */
      assert(!(visible >= 1 && st == REJ && !told)); assert(!(visible >= 2 && st == CONF && !told))
    :: else
    fi;
    over = 1 } }

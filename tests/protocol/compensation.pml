/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An original and its compensations: two operators who decide on what they read some time ago, and the workers and persons
   who settle the compensations. Each rule below is 1 as the ledger has it; -DRULE=0 leaves it out. Files are those of
   models/ledger/sqlite unless a folder is named. */

/* Rules */
#ifndef CVERSION /* compensating moves the original's version: takeResolution(), submit_apply.cpp */
#define CVERSION 1
#endif
#ifndef CKEY     /* the signer restates the next free key: compensationWithinRest(), models/resolution/relation_facts.cpp */
#define CKEY 1
#endif
#ifndef CREST    /* what is left subtracts prepared, unknown and confirmed ones: readCompensations(), submit_known.cpp */
#define CREST 1
#endif
#ifndef CLIVE    /* no reopening while one is prepared, unknown or confirmed: compensationExists(), relation_facts.cpp */
#define CLIVE 1
#endif
#ifndef CCONF    /* confirmed, but not of a confirmed original or more than it: a conflict: disagree(), compensations.cpp */
#define CCONF 1
#endif
#ifndef CBACK    /* reopening a confirmed one takes its amount back: compensationReopened(), compensations.cpp */
#define CBACK 1
#endif

#ifndef CDONE    /* one that was merely accepted counts when it happened: addConfirmed(), compensations.cpp */
#define CDONE 1
#endif

#ifndef WRONG    /* 1: a verdict on a compensation may be wrong, and is reopened on the evidence */
#define WRONG 0
#endif

/* Properties */
#ifndef C_REST   /* never more sent back than there was, and no conflict */
#define C_REST 0
#endif
#ifndef C_BLIND  /* nobody compensates without having seen every earlier compensation */
#define C_BLIND 0
#endif
#ifndef C_SUM    /* the original says what its compensations that happened add up to, or has a conflict */
#define C_SUM 0
#endif

#define PREP 1
#define UNK 2
#define CONF 3
#define REJ 4
#define COMP 5
#define AMOUNT 2
#ifndef MOST
#define MOST 3    /* compensations, at most three */
#endif

/* the original */
byte st = CONF, ver = 1, made = 0, compensated = 0, nreopen = 0;
bool told = 0; /* a conflict was opened */
/* compensations; [0] is unused */
byte cst[4], amount[4], again[4]; bool happened[4];
bool done[4]; /* and the provider has said so of a confirmed one; before, it was accepted */

#define sum(want) ((cst[1] == want) * amount[1] + (cst[2] == want) * amount[2] + (cst[3] == want) * amount[3])
#define ofDone(c) ((cst[c] == CONF && done[c]) * amount[c])
#define sumDone (ofDone(1) + ofDone(2) + ofDone(3))
#define sent ((happened[1] * amount[1]) + (happened[2] * amount[2]) + (happened[3] * amount[3]))
#define live (sum(PREP) + sum(UNK) + sum(CONF))
#if CREST
#define taken live
#else
#define taken sum(CONF)
#endif

inline tell() { told = 1; if :: C_REST -> assert(false) :: else fi }
inline check() {
  if :: C_REST -> assert(sent <= AMOUNT) :: else fi;
  if :: C_SUM -> assert(told || (compensated == sumDone && (st == COMP) == (compensated == AMOUNT))) :: else fi }

inline counts(c) { /* addConfirmed(), compensations.cpp */
  if
  :: st == CONF && CDONE && !done[c] -> skip
  :: st == CONF && (!CDONE || done[c]) && compensated + amount[c] <= AMOUNT ->
    compensated = compensated + amount[c]; if :: compensated == AMOUNT -> st = COMP; ver++ :: else fi
  :: else -> if :: CCONF -> tell() :: else fi
  fi;
  check() }

inline confirmed(c) { cst[c] = CONF; if :: done[c] = 0 :: done[c] = 1 fi; counts(c) }

proctype Operator() { byte v = 0, saw = 0;
  do
  :: atomic { v != ver || saw != made -> v = ver; saw = made }
  :: atomic { made < MOST && st == CONF && v == ver && (!CKEY || saw == made) && taken < AMOUNT ->
       if :: C_BLIND -> assert(saw == made) :: else fi;
       made++; cst[made] = PREP;
       if :: amount[made] = 1 :: taken == 0 -> amount[made] = 2 fi;
       if :: CVERSION -> ver++ :: else fi }
  :: atomic { nreopen < 1 && st == CONF && v == ver && (!CLIVE || live == 0) -> st = UNK; nreopen++; ver++ }
  :: atomic { st == UNK && v == ver -> if :: st = CONF :: st = REJ fi; ver++ }
  :: break
  od }

/* Whoever sends and settles one compensation, and takes a wrong verdict back. */
proctype Settler(byte c) {
  do
  :: atomic { cst[c] == PREP -> /* once sent it is unknown until somebody can tell */
       if :: happened[c] = 1 :: skip fi; cst[c] = UNK; check() }
  :: atomic { cst[c] == UNK && (happened[c] || (WRONG && again[c] == 0)) -> confirmed(c) }
  :: atomic { cst[c] == UNK && (!happened[c] || (WRONG && again[c] == 0)) -> cst[c] = REJ; check() }
  :: atomic { cst[c] == CONF && !done[c] -> done[c] = 1; if :: CDONE -> counts(c) :: else -> check() fi }
  :: atomic { again[c] == 0 && cst[c] == CONF && !happened[c] ->
       again[c] = 1; cst[c] = UNK;
       if
       :: CBACK -> compensated = sumDone; if :: st == COMP && compensated < AMOUNT -> st = CONF; ver++ :: else fi
       :: else
       fi;
       check() }
  :: atomic { again[c] == 0 && cst[c] == REJ && happened[c] -> again[c] = 1; cst[c] = UNK; check() }
  :: break
  od }

init { atomic { run Operator(); run Operator(); run Settler(1); run Settler(2); run Settler(3) } }

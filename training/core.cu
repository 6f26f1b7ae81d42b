// Thousands of games at once: what a trainer, a test or a Java program calls. The law itself is in core.h.
//
// One file, two machines. With nvcc every call is a kernel on the GPU; without it the same file is C++ with plain loops:
//   nvcc -O3 -arch=sm_90 -shared -Xcompiler -fPIC core.cu -o libcore_gpu.so
//   g++ -O2 -shared -fPIC -x c++ core.cu -o libcore_cpu.so
//
// Every call returns 0, or the error number of CUDA, unless it says otherwise. `stream` is a cudaStream_t (null: the default
// stream; the CPU ignores it). Pointers are to memory of the machine that computes, but for the calls marked HOST.
// `long` is 64 bits. Two functions compute the same bytes on both machines: there is no floating point anywhere.
//
// 1. Sizes and rulesets
//    int core_sizes(int *out)                                                                              HOST
//        out[0] bytes of a State, [1] bytes of a Rules, [2] PLANES (192), [3] MAX_TOKENS (100), [4] bytes of one setup (40),
//        [5] most moves that core_legal can write, [6] number of scripted players, [7] State.log's length
//        (how far back the chase law can look).
//    int core_rules(void *rules, long n)                                                                   HOST
//        The caller fills the first part of each Rules, 15 int32 in this order, and then 100 bytes of lakes:
//          cols, rows (4..10), home rows,
//          firstMover      0 red, 1 blue, 2 drawn anew for each game,
//          scoutStrike     0 ADJACENT, 1 IN_LINE, 2 MOVE_THEN_STRIKE,
//          bomb            0 STAYS, 1 SPENT,
//          winningDefender 0 STAYS, 1 ADVANCES,
//          equalRanks      0 BOTH_FALL, 1 ATTACKER_WINS, 2 DEFENDER_WINS,
//          reveal          0 FOR_GOOD, 1 UNTIL_TURN_ENDS,
//          twoSquare       0 OFF, 1..99 BOUNDARY_n, 100 SHUTTLE,
//          chase           0 OFF, 1 MORE_SQUARE,
//          blocked         0 LOSES, 1 PASSES,
//          bothImmobile    0 DRAW, 1 TO_MOVE_LOSES,
//          quietLimit      0 OFF, else plies,
//          cap             0 none, else the ply at which the trainer calls a game drawn;
//          lake[100]       1 for a lake, by cell: y * cols + x, y = 0 is Red's back row.
//        This call then computes the tables that follow, and returns 0, or 1 + the index of the first ruleset that makes
//        no sense. Rules are then copied to the device as they are.
//        The number of tokens (playable squares) is the int32 right after lake, at byte 160.
//
// 2. Games in numbers. `states` is uint8 [n, sizeof State]; `rules` an array of Rules; each State holds the index of its own
//    ruleset. State begins with int32 rules, int32 turn (0 red, 1 blue), int32 over (0 running, 1 red won, 2 blue won,
//    3 drawn), int32 reason (0 none, 1 flag, 2 immobile, 3 quiet limit, 4 cap), int32 ply, int32 quiet: a trainer may read those
//    out of the bytes. Where a blocked player passes, the same side moves twice: never assume that sides alternate, read turn.
//    `setups` is uint8 [any, 40], a kind a square (0 marshal .. 11 flag in the order MGCJPLTISYBF, 255 empty), front row first,
//    each row left to right as its owner sees it, padded to 40 with 255; `spans` is int32 [rulesets, 2]: the first setup
//    and the number of setups of each ruleset.
//    int core_reset(void *states, long n, const void *rules, const int *ruleset_of, const void *setups, const int *spans,
//                   uint64_t seed, void *stream)
//        Starts n games. ruleset_of is int32 [n]; null: all of ruleset 0. Setups are drawn, and mirrored half of the time.
//    int core_observe(const void *states, const int64_t *idx, long n, const void *rules, int P, uint8_t *planes,
//                     uint8_t *mask, uint8_t *label, uint8_t *frame, void *stream)
//        What the side to move sees of game idx[i] (null: game i), for P padded tokens (P at least the tokens of every
//        ruleset, and a multiple of 4):
//        planes [n, P, 192]; mask [n, P, P], 1 where source -> target is legal; label [n, P], kind of the hidden enemy
//        there, else 255 (null: not wanted); frame [n, P], the cell in the 10 x 10 frame, 255 for padding (null: not wanted).
//        Padded tokens: all planes and mask rows zero.
//    int core_step(void *states, long n, const void *rules, int P, const int64_t *actions, const void *setups,
//                  const int *spans, int again, int16_t *info, void *stream)
//        Plays actions[i] = source token * P + target token. info is int16 [n, 4]:
//          [0] 1 the game ended, 256 it was a strike, 512 the opponent was blocked and passed: the mover is to move again,
//              1024 the action is illegal: nothing was done (a game that is over already does nothing and says nothing);
//          [1] 1 / 0 / -1: the mover won / drew / lost; [2] reason; [3] plies.
//        again: a game that ended starts anew with new setups, same ruleset.
//    int core_bot(void *states, long n, const void *rules, int P, int kind, const int *kinds, int64_t *actions, void *stream)
//        The move of a scripted player, the same for all games or (kinds not null, int32 [n]) one kind a game; a negative
//        kind leaves actions[i] as it is. Kinds: 0 random, 1 greedy, 2 shallow search, 3 marshal rush, 4 scouts at every
//        front piece, 5 waits, 6 bluff advances, 7 chases for ever, 8 lone walker to the flag, 9 copies moves. Uses and changes
//        the game's random numbers.
//    int core_play(void *states, long n, const void *rules, int red, int blue, int plies, const void *setups,
//                  const int *spans, int again, int64_t *tally, void *stream)
//        Scripted players play so many plies of each game. tally is int64 [n, 5], added to: plies, games ended, won by red, won by
//        blue, drawn.
//
//    int core_imagine(void *worlds, long n, const void *states, const int64_t *idx, const void *rules, int P,
//                     const uint16_t *belief, uint64_t seed, void *stream)
//        worlds[i] becomes game idx[i] as the side to move there may imagine it: the pieces it has not seen are dealt anew, so
//        that what it knows stays true, the likelier the more they are believed. belief is uint16 [states, P, 12], up to 32,767.
//
// 3. One game, for tests and for other languages (all HOST, one State, one Rules, real cells; 255 = none)
//    int core_new(void *state, const void *rules, const uint8_t *red, const uint8_t *blue, int first, uint64_t seed)
//        From two setups of 40 bytes. first: 0 red, 1 blue.
//    int core_arrange(void *state, const void *rules, const uint8_t *board, int first, uint64_t seed)
//        From any arrangement: board[cell] = 0 empty, else 1 + kind + 12 * side.
//    int core_legal(const void *state, const void *rules, uint8_t *moves)
//        Writes every legal move as 3 bytes (from, corner or 255, to) and returns how many there are; 0 when over.
//    int core_move(void *state, const void *rules, int from, int corner, int to)
//        Plays a move; returns 0 quiet, 1 a strike, -1 refused (nothing done).
//    int core_scripted(void *state, const void *rules, int kind, uint8_t *move)
//        The move (3 bytes) a scripted player would make; returns 1, or 0 if there is none.
//    int core_look(const void *state, const void *rules, uint8_t *board, uint8_t *flags, int *out)
//        board[100] as core_arrange takes it; flags[100]: 1 moved, 2 shown of the piece there; out[10]: turn, over, reason, ply,
//        quiet, chase counter of red, of blue, passed (the other side was blocked before this turn), tokens, ruleset.
//    int core_observe works on one game too, with idx null, n 1, on the CPU build.
#include "core.h"
#include "observation.h"
#include "players.h"
#include <stddef.h>

// --- Kernels: one thread a game, but for observations: one thread a token --------------------------------------------------------

#ifdef __CUDACC__
#include <cuda_runtime.h>
#define KERNEL __global__ static void
#define EACH(i, n) long i = blockIdx.x * (long)blockDim.x + threadIdx.x; if (i < (n))
#define LAUNCH(kernel, n, stream, ...) \
  do { \
    if ((n) > 0) kernel<<<(unsigned)(((n) + 127) / 128), 128, 0, (cudaStream_t)(stream)>>>(__VA_ARGS__); \
    return (int)cudaGetLastError(); \
  } while (0)
#else
#define KERNEL static void
#define EACH(i, n) for (long i = 0; i < (n); i++)
#define LAUNCH(kernel, n, stream, ...) do { (void)(stream); kernel(__VA_ARGS__); return 0; } while (0)
#endif

typedef struct { const uint8_t *setups; const int32_t *spans; } Openings;

CORE void open_game(State *s, const Rules *rules, Openings o) {
  draw_running_game(s, rules + s->rules, o.setups + (int64_t)o.spans[2 * s->rules] * SETUP, o.spans[2 * s->rules + 1]);
}

KERNEL reset_games(State *states, long n, const Rules *rules, const int32_t *ruleset_of, Openings o, uint64_t seed) {
  EACH(i, n) {
    State *s = states + i;
    s->rules = ruleset_of ? ruleset_of[i] : 0;
    s->rng = seed * 0x632BE59BD9B4E019ull + (uint64_t)i * 0xD1342543DE82EF95ull;
    random_bits(s);
    open_game(s, rules, o);
  }
}

KERNEL observe_games(const State *states, const int64_t *idx, long n, const Rules *rules, int P, uint8_t *planes, uint8_t *mask,
                     uint8_t *label, uint8_t *frame) {
  EACH(i, n * P) {
    const State *s = states + (idx ? idx[i / P] : i / P);
    const Rules *r = rules + s->rules;
    int token = (int)(i % P), real = token < r->tokens, kind = NONE;
    union { uint8_t byte[PLANES]; uint64_t word[PLANES / 8]; } o;
    for (int j = 0; j < PLANES / 8; j++) o.word[j] = 0;
    if (real) kind = observe_token(s, r, token, o.byte);
    for (int j = 0; j < PLANES / 8; j++) ((uint64_t *)(planes + i * PLANES))[j] = o.word[j];
    if (label) label[i] = (uint8_t)kind;
    if (frame) frame[i] = real ? r->frame_of[s->turn][token] : (uint8_t)NONE;
    uint32_t *row = (uint32_t *)(mask + i * P);
    for (int j = 0; j < P / 4; j++) row[j] = 0;
    if (real) observe_moves(s, r, token, mask + i * P);
  }
}

KERNEL step_games(State *states, long n, const Rules *rules, int P, const int64_t *actions, Openings o, int again, int16_t *info) {
  EACH(i, n) {
    State *s = states + i;
    const Rules *r = rules + s->rules;
    int16_t *told = info + i * 4;
    told[0] = told[1] = told[2] = told[3] = 0;
    if (!s->over) {
      int me = s->turn, source = (int)(actions[i] / P), target = (int)(actions[i] % P);
      Move m;
      if (source < 0 || target < 0 || source >= r->tokens || target >= r->tokens ||
          !find_move(s, r, r->cell_of[me][source], NONE, r->cell_of[me][target], &m)) {
        told[0] = 1024;
      } else {
        int strike = play(s, r, m);
        told[0] = (int16_t)((s->over ? 1 : 0) | (strike ? 256 : 0) | (s->passed ? 512 : 0));
        if (s->over) {
          told[1] = (int16_t)(s->over == DRAWN ? 0 : s->over == me + 1 ? 1 : -1);
          told[2] = (int16_t)s->reason;
          told[3] = (int16_t)(s->ply > 32767 ? 32767 : s->ply);
          if (again) open_game(s, rules, o);
        }
      }
    }
  }
}

KERNEL ask_players(State *states, long n, const Rules *rules, int P, int kind, const int32_t *kinds, int64_t *actions) {
  EACH(i, n) {
    State *s = states + i;
    const Rules *r = rules + s->rules;
    int me = s->turn, player = kinds ? kinds[i] : kind;
    Move m;
    if (player >= 0)
      actions[i] = scripted_move(s, r, player, &m) ? (int64_t)r->token_of[me][m.from] * P + r->token_of[me][m.to] : 0;
  }
}

KERNEL play_games(State *states, long n, const Rules *rules, int red, int blue, int plies, Openings o, int again, int64_t *tally) {
  EACH(i, n) {
    State *s = states + i;
    int64_t *t = tally + i * 5;
    for (int p = 0; p < plies; p++) {
      if (s->over && again) open_game(s, rules, o);
      Move m;
      if (!scripted_move(s, rules + s->rules, s->turn == RED ? red : blue, &m)) break;
      play(s, rules + s->rules, m);
      t[0]++;
      if (s->over) { t[1]++; t[1 + s->over]++; }
    }
  }
}

KERNEL imagine_games(State *worlds, long n, const State *states, const int64_t *idx, const Rules *rules, int P, const uint16_t *belief,
                     uint64_t seed) {
  EACH(i, n) {
    State *s = worlds + i;
    *s = states[idx[i]];
    s->rng = seed * 0x632BE59BD9B4E019ull + (uint64_t)i * 0xD1342543DE82EF95ull;
    redraw_believed(s, rules + s->rules, belief + idx[i] * P * KINDS);
  }
}

// --- Calls -----------------------------------------------------------------------------------------------------------------------

extern "C" {

int core_sizes(int *out) {
  const int sizes[8] = {sizeof(State), sizeof(Rules), PLANES, CELLS, SETUP, MOST_MOVES, PLAYERS, LOG};
  for (int i = 0; i < 8; i++) out[i] = sizes[i];
  return 0;
}

int core_rules(void *rules, long n) {
  for (long i = 0; i < n; i++) if (!complete_rules((Rules *)rules + i)) return (int)i + 1;
  return 0;
}

int core_reset(void *states, long n, const void *rules, const int32_t *ruleset_of, const void *setups, const int32_t *spans,
               uint64_t seed, void *stream) {
  Openings o = {(const uint8_t *)setups, spans};
  LAUNCH(reset_games, n, stream, (State *)states, n, (const Rules *)rules, ruleset_of, o, seed);
}

int core_observe(const void *states, const int64_t *idx, long n, const void *rules, int P, uint8_t *planes, uint8_t *mask,
                 uint8_t *label, uint8_t *frame, void *stream) {
  LAUNCH(observe_games, n * P, stream, (const State *)states, idx, n, (const Rules *)rules, P, planes, mask, label, frame);
}

int core_step(void *states, long n, const void *rules, int P, const int64_t *actions, const void *setups, const int32_t *spans,
              int again, int16_t *info, void *stream) {
  Openings o = {(const uint8_t *)setups, spans};
  LAUNCH(step_games, n, stream, (State *)states, n, (const Rules *)rules, P, actions, o, again, info);
}

int core_imagine(void *worlds, long n, const void *states, const int64_t *idx, const void *rules, int P, const uint16_t *belief,
                 uint64_t seed, void *stream) {
  LAUNCH(imagine_games, n, stream, (State *)worlds, n, (const State *)states, idx, (const Rules *)rules, P, belief, seed);
}

int core_bot(void *states, long n, const void *rules, int P, int kind, const int32_t *kinds, int64_t *actions, void *stream) {
  LAUNCH(ask_players, n, stream, (State *)states, n, (const Rules *)rules, P, kind, kinds, actions);
}

int core_play(void *states, long n, const void *rules, int red, int blue, int plies, const void *setups, const int32_t *spans,
              int again, int64_t *tally, void *stream) {
  Openings o = {(const uint8_t *)setups, spans};
  LAUNCH(play_games, n, stream, (State *)states, n, (const Rules *)rules, red, blue, plies, o, again, tally);
}

int core_new(void *state, const void *rules, const uint8_t *red, const uint8_t *blue, int first, uint64_t seed) {
  State *s = (State *)state;
  s->rules = 0;
  s->rng = seed;
  clear(s, first);
  place(s, (const Rules *)rules, RED, red, 0);
  place(s, (const Rules *)rules, BLUE, blue, 0);
  judge(s, (const Rules *)rules);
  return 0;
}

int core_arrange(void *state, const void *rules, const uint8_t *board, int first, uint64_t seed) {
  State *s = (State *)state;
  const Rules *r = (const Rules *)rules;
  int next[2] = {0, ARMY};
  s->rules = 0;
  s->rng = seed;
  clear(s, first);
  for (int c = 0; c < r->cells; c++) if (board[c]) {
    int side = (board[c] - 1) / KINDS;
    if (next[side] < (side + 1) * ARMY) enlist(s, next[side]++, (board[c] - 1) % KINDS, c);
  }
  judge(s, r);
  return 0;
}

int core_legal(const void *state, const void *rules, uint8_t *moves) {
  const State *s = (const State *)state;
  if (s->over) return 0;
  Walk w = walk_side(s->turn);
  Move m;
  int n = 0;
  for (; next_move(s, (const Rules *)rules, &w, &m); n++) {
    moves[3 * n] = m.from;
    moves[3 * n + 1] = m.corner;
    moves[3 * n + 2] = m.to;
  }
  return n;
}

int core_move(void *state, const void *rules, int from, int corner, int to) {
  const Rules *r = (const Rules *)rules;
  Move m;
  if (from < 0 || from >= r->cells || to < 0 || to >= r->cells || !find_move((State *)state, r, from, corner, to, &m)) return -1;
  return play((State *)state, r, m);
}

int core_scripted(void *state, const void *rules, int kind, uint8_t *move) {
  Move m;
  if (!scripted_move((State *)state, (const Rules *)rules, kind, &m)) return 0;
  move[0] = m.from;
  move[1] = m.corner;
  move[2] = m.to;
  return 1;
}

int core_look(const void *state, const void *rules, uint8_t *board, uint8_t *flags, int32_t *out) {
  const State *s = (const State *)state;
  const Rules *r = (const Rules *)rules;
  for (int c = 0; c < CELLS; c++) {
    int p = s->cell[c] - 1;
    board[c] = (uint8_t)(p < 0 ? 0 : 1 + s->kind[p] + KINDS * side_of(p));
    flags[c] = p < 0 ? 0 : s->mark[p];
  }
  const int32_t told[10] = {s->turn, s->over, s->reason, s->ply, s->quiet, s->chase[RED], s->chase[BLUE], s->passed, r->tokens, s->rules};
  for (int i = 0; i < 10; i++) out[i] = told[i];
  return 0;
}
}

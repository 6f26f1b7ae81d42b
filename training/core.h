// The law of the game for one ruleset out of many: who stands where, what may be played, how it ends.
//
// A C subset that gcc, g++ and nvcc all compile: structs of fixed size, integers only, no allocation, no globals. The same bytes come
// out on a CPU and on a GPU. Sections:
//   1 words   2 a ruleset   3 a game   4 chance   5 the board   6 repetition laws   7 legal moves   8 battles and their traces
//   9 endings   10 playing a move   11 starting a game
// "Rule" in a comment is the rule book's options table: docs/rules tells the same in prose.
#pragma once
#include <stdint.h>
#include <string.h>
// Everything is inlined, under nvcc too, though it takes that five times as long: with the large functions called instead, nvcc 13.0
// lost games on the GPU, whole warps of them, that went on as they should with -G and on a CPU. The parity check saw it.
#ifdef __CUDACC__
#define CORE __host__ __device__ static inline
#else
#define CORE static inline
#endif

// --- 1. Words ------------------------------------------------------------------------------------------------------------------

// Kinds of piece, strongest first, in the order of the letters MGCJPLTISYBF. Everything below BOMB can move.
enum { MARSHAL, GENERAL, COLONEL, MAJOR, CAPTAIN, LIEUTENANT, SERGEANT, MINER, SCOUT, SPY, BOMB, FLAG, KINDS };
enum { RED, BLUE };
enum { RUNNING, RED_WON, BLUE_WON, DRAWN };                                     // State.over; a winner is side + 1
enum { BY_NOTHING, BY_FLAG, BY_IMMOBILITY, BY_QUIET, BY_CAP };                  // State.reason
enum { ADJACENT, IN_LINE, MOVE_THEN_STRIKE };                                   // Rules.scout_strike
enum { BOTH_FALL, ATTACKER_WINS, DEFENDER_WINS };                               // Rules.equal_ranks
enum { MOVED = 1, SHOWN = 2 };                                                  // State.mark
enum { RIGHT, LEFT, UP, DOWN };                                                 // as Red sees them; rows before columns
enum {
  CELLS = 100,       // the largest board
  ARMY = 40,         // the most pieces a side can have: four home rows of ten
  PIECES = 2 * ARMY, // Red's pieces are 0..39, Blue's 40..79
  SHUTTLE = 100,     // Rules.two_square: OFF is 0, BOUNDARY_n is n
  LOG = 256,         // how many moves a game remembers
  MOST_MOVES = 40 * 54,
  NONE = 255
};

// --- 2. A ruleset --------------------------------------------------------------------------------------------------------------

typedef struct {
  // What the caller fills in (core.cu tells the values).
  int32_t cols, rows, home, first_mover, scout_strike, bomb_spent, defender_advances, equal_ranks, forgets, two_square, chase,
      passes, immobile_loses, quiet_limit, cap;
  uint8_t lake[CELLS];
  // What complete_rules() computes from it.
  int32_t tokens, cells;
  uint8_t col[CELLS], row[CELLS];
  uint8_t beside[CELLS][4];                       // the neighbour to each side; NONE where the board or the dry land ends
  uint8_t cell_of[2][CELLS], token_of[2][CELLS];  // by side to move: token <-> cell
  uint8_t frame_of[2][CELLS];                     // by side to move: token -> cell of the 10 x 10 frame the network knows
  int8_t battle[KINDS][KINDS];                    // attacker, defender: 1 the attacker wins, -1 it loses, 0 both fall
} Rules;

// The side to move sees itself at the bottom: Blue's board is turned by 180 degrees.
CORE int turned(const Rules *r, int side, int cell) { return side == BLUE ? r->cells - 1 - cell : cell; }

// Rule "always": higher rank wins; the spy that strikes the marshal wins; a miner defuses; any piece takes the flag.
CORE int battle_of(const Rules *r, int attacker, int defender) {
  if (defender == FLAG) return 1;
  if (defender == BOMB) return attacker == MINER ? 1 : r->bomb_spent ? 0 : -1;
  if (attacker == SPY && defender == MARSHAL) return 1;
  if (attacker == defender) return r->equal_ranks == BOTH_FALL ? 0 : r->equal_ranks == ATTACKER_WINS ? 1 : -1;
  return attacker < defender ? 1 : -1;
}

// A smaller board lies in the frame with both back rows on the frame's, centred from left to right.
CORE int frame_cell(const Rules *r, int x, int y) {
  return (y < r->rows / 2 ? y : y + 10 - r->rows) * 10 + x + (10 - r->cols) / 2;
}

// Fills the tables. Returns 0 if nobody could play by these rules.
CORE int complete_rules(Rules *r) {
  if (r->cols < 4 || r->cols > 10 || r->rows < 4 || r->rows > 10 || r->home < 1 || 2 * r->home >= r->rows) return 0;
  if (r->two_square < 0 || r->two_square > SHUTTLE || r->quiet_limit < 0 || r->cap < 0) return 0;
  r->cells = r->cols * r->rows;
  r->tokens = 0;
  for (int c = 0; c < CELLS; c++) {
    r->col[c] = (uint8_t)(c % r->cols);
    r->row[c] = (uint8_t)(c / r->cols);
    for (int side = 0; side < 2; side++) r->cell_of[side][c] = r->token_of[side][c] = r->frame_of[side][c] = NONE;
    for (int dir = 0; dir < 4; dir++) {
      int x = r->col[c] + (dir == RIGHT) - (dir == LEFT), y = r->row[c] + (dir == UP) - (dir == DOWN);
      int land = x >= 0 && x < r->cols && y >= 0 && y < r->rows && !r->lake[y * r->cols + x];
      r->beside[c][dir] = (uint8_t)(land ? y * r->cols + x : NONE);
    }
    if (c < r->cells && r->lake[c] && (r->row[c] < r->home || r->row[c] >= r->rows - r->home)) return 0;
  }
  for (int side = 0; side < 2; side++) {
    int tokens = 0;
    for (int seen = 0; seen < r->cells; seen++) {
      int cell = turned(r, side, seen);
      if (r->lake[cell]) continue;
      r->cell_of[side][tokens] = (uint8_t)cell;
      r->token_of[side][cell] = (uint8_t)tokens;
      r->frame_of[side][tokens++] = (uint8_t)frame_cell(r, seen % r->cols, seen / r->cols);
    }
    r->tokens = tokens;
  }
  for (int a = 0; a < KINDS; a++) for (int d = 0; d < KINDS; d++) r->battle[a][d] = (int8_t)battle_of(r, a, d);
  return 1;
}

// --- 3. A game -----------------------------------------------------------------------------------------------------------------

typedef struct {
  uint8_t from, corner, to;  // corner: where a scout turned to strike, else NONE
  uint8_t tag;               // the piece that moved, + 128 if it struck
} Move;

typedef struct {
  int32_t rules;                              // which ruleset of the caller's array
  int32_t turn, over, reason, ply, quiet;     // quiet: plies since the last strike
  int32_t chase[2];                           // rule "more-square": each side's chase counter
  uint64_t rng;
  Move last[2];                               // each side's last move; from is NONE before the first
  uint8_t run_piece[2], run[2];               // the piece that made a side's last moves, and how many in a row (at most 255)
  uint8_t passed;                             // the other side was blocked before this turn and passed
  uint8_t lawless;                            // a sampled world, without log: repetition laws are set aside
  uint8_t hidden_moved[2], hidden_still[2];   // by side: pieces the enemy has not seen, that have moved and that have not
  uint8_t alive[2][KINDS], hidden[2][KINDS];  // by side and kind: standing; of those, not seen by the enemy
  uint8_t cell[CELLS];                        // 0 empty, else piece + 1
  uint8_t kind[PIECES], at[PIECES], start[PIECES], mark[PIECES];  // at: NONE once fallen
  // Public conduct towards enemy movers that were known at the time, as kind + 1, 0 none: the strongest it walked up to, the weakest
  // it walked away from, the strongest it stood beside and ignored.
  uint8_t approached[PIECES], fled[PIECES], ignored[PIECES];
  uint8_t spare[2];
  Move log[LOG];                              // the move of ply p is log[p % LOG]
} State;

CORE int side_of(int piece) { return piece >= ARMY; }
CORE int mover_of(Move m) { return m.tag & 127; }
CORE int is_strike(Move m) { return m.tag >> 7; }
CORE int can_walk(int kind) { return kind < BOMB; }
CORE int is_known(const State *s, int piece) { return s->mark[piece] & SHOWN; }  // a player forgets nothing
CORE int holds(const State *s, int cell, int side) { return s->cell[cell] && side_of(s->cell[cell] - 1) == side; }

// --- 4. Chance -----------------------------------------------------------------------------------------------------------------

CORE uint32_t random_bits(State *s) {  // splitmix64, its high half
  s->rng += 0x9E3779B97F4A7C15ull;
  uint64_t z = s->rng;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return (uint32_t)((z ^ (z >> 31)) >> 32);
}
CORE int random_below(State *s, int n) { return (int)(((uint64_t)random_bits(s) * (uint32_t)n) >> 32); }

// --- 5. The board --------------------------------------------------------------------------------------------------------------

CORE int distance(const Rules *r, int a, int b) {
  int x = r->col[a] - r->col[b], y = r->row[a] - r->row[b];
  return (x < 0 ? -x : x) + (y < 0 ? -y : y);
}

// "To touch is to be an orthogonal neighbour": does a piece of this side touch the cell?
CORE int touches_side(const State *s, const Rules *r, int cell, int side) {
  for (int dir = 0; dir < 4; dir++) {
    int n = r->beside[cell][dir];
    if (n != NONE && holds(s, n, side)) return 1;
  }
  return 0;
}

// A set of cells.
typedef struct { uint64_t word[2]; } Cells;
CORE void put(Cells *set, int cell) { set->word[cell >> 6] |= 1ull << (cell & 63); }
CORE int has(const Cells *set, int cell) { return (int)(set->word[cell >> 6] >> (cell & 63) & 1); }

// A set of boundaries between neighbouring cells. Each is named by the lower of its two cells; across[0] holds those that a step
// along a row crosses, across[1] those that a step along a column crosses.
typedef struct { Cells across[2]; } Edges;
CORE int lower_cell(const Rules *r, int cell, int dir) {
  return dir == RIGHT || dir == UP ? cell : dir == LEFT ? cell - 1 : cell - r->cols;
}
CORE int has_edge(const Edges *e, const Rules *r, int cell, int dir) { return has(&e->across[dir >> 1], lower_cell(r, cell, dir)); }
CORE int is_empty(const Edges *e) {
  return !(e->across[0].word[0] | e->across[0].word[1] | e->across[1].word[0] | e->across[1].word[1]);
}
CORE void put_leg(Edges *e, const Rules *r, int from, int to) {
  int low = from < to ? from : to, high = from < to ? to : from, column = r->col[from] == r->col[to];
  for (int c = low; c < high; c += column ? r->cols : 1) put(&e->across[column], c);
}
CORE Edges edges_of(const Rules *r, Move m) {
  Edges e = {};
  if (m.corner == NONE) put_leg(&e, r, m.from, m.to);
  else { put_leg(&e, r, m.from, m.corner); put_leg(&e, r, m.corner, m.to); }
  return e;
}

// --- 6. Repetition laws --------------------------------------------------------------------------------------------------------
// They judge by which piece stands where, never by its kind, so that a refusal tells nothing hidden.

// Rule "twoSquare BOUNDARY_n": the boundaries that this piece may not cross now, because its side's last n moves were all made by it
// and all crossed them. Its moves are at most one enemy move apart (a pass ends the run), so 99 of them lie within the log.
CORE Edges worn_edges(const State *s, const Rules *r, int side, int piece) {
  Edges worn = {};
  int n = r->two_square;
  if (!n || n == SHUTTLE || s->lawless || s->run_piece[side] != piece || s->run[side] < n) return worn;
  worn = edges_of(r, s->last[side]);
  int found = 0;
  for (int p = s->ply - 1; found < n && p >= 0 && !is_empty(&worn); p--) {
    Move m = s->log[p % LOG];
    if (side_of(mover_of(m)) != side) continue;
    Edges e = edges_of(r, m);
    for (int i = 0; i < 4; i++) worn.across[i >> 1].word[i & 1] &= e.across[i >> 1].word[i & 1];
    found++;
  }
  return worn;
}

// Rule "twoSquare SHUTTLE": the cell this piece may not quietly go to, because its side's last two moves were this piece going there
// and back, or NONE. (A defender's advance may have taken it elsewhere since.)
CORE int shuttle_cell(const State *s, const Rules *r, int side, int piece) {
  if (r->two_square != SHUTTLE || s->lawless || s->run_piece[side] != piece || s->run[side] < 2) return NONE;
  Move back = s->last[side], there = back;
  for (int p = s->ply - 1, found = 0; found < 2; p--) {  // its last two moves
    if (side_of(mover_of(s->log[p % LOG])) != side) continue;
    there = s->log[p % LOG];
    found++;
  }
  if (is_strike(back) || is_strike(there) || back.to != s->at[piece]) return NONE;
  return there.from == back.to && there.to == back.from ? (int)back.from : (int)NONE;
}

// Rule "chase MORE_SQUARE": the cells this piece could go to and so bring back the board of k plies ago, for a k below its side's
// counter as the move leaves it, which is one more than now. Boards are compared exactly, without hashing: going back through the
// log, a piece counts as displaced while it stands elsewhere than now. When no other piece is displaced, the board differs from
// now by this piece alone. Between now and then nothing was struck, for a strike sets the counters to zero.
// The log is long enough wherever the quiet limit is 257 plies or less; without one, the law sees the last 257 boards only.
CORE Cells repeating_cells(const State *s, const Rules *r, int side, int piece) {
  Cells cells = {};
  if (!r->chase || s->lawless) return cells;
  int here = s->at[piece], then = here, displaced = 0;
  int undone = s->chase[side] - 1;  // k = undone moves + this one
  if (undone > LOG) undone = LOG;
  for (int i = 1; i <= undone; i++) {
    Move m = s->log[(s->ply - i) % LOG];
    int p = mover_of(m);
    if (p == piece) then = m.from;
    else displaced += (m.from != s->at[p]) - (m.to != s->at[p]);
    if (!displaced && then != here) put(&cells, then);
  }
  return cells;
}

// --- 7. Legal moves ------------------------------------------------------------------------------------------------------------

typedef struct {
  int side, piece, end;      // the piece under way, and the one to stop before
  int dir, stop, aside;      // its direction; the cell it has slid to, NONE for the next direction; turns tried from there
  Edges worn;                // what the repetition laws say of this piece
  Cells repeating;
  int shuttle;
} Walk;

CORE Walk walk_pieces(int side, int first, int end) {
  Walk w = {};
  w.side = side; w.piece = first - 1; w.end = end; w.dir = 3; w.stop = NONE; w.aside = 2;
  return w;
}
CORE Walk walk_side(int side) { return walk_pieces(side, side * ARMY, side * ARMY + ARMY); }
CORE Walk walk_piece(int piece) { return walk_pieces(side_of(piece), piece, piece + 1); }

CORE int next_ray(const State *s, const Rules *r, Walk *w) {  // the next direction, or the next piece that can walk
  if (++w->dir > 3) {
    do { if (++w->piece >= w->end) return 0; } while (s->at[w->piece] == NONE || !can_walk(s->kind[w->piece]));
    w->dir = 0;
    w->worn = worn_edges(s, r, w->side, w->piece);
    w->repeating = repeating_cells(s, r, w->side, w->piece);
    w->shuttle = shuttle_cell(s, r, w->side, w->piece);
  }
  w->stop = s->at[w->piece];
  return 1;
}

// Rule "more-square": does it forbid this piece to go quietly to a cell that would bring a board back?
CORE int is_chase(const State *s, const Rules *r, const Walk *w, int to) {
  Move last = s->last[w->side];
  int reverse = last.corner == NONE && last.from == to && last.to == s->at[w->piece];
  return has(&w->repeating, to) && !reverse && touches_side(s, r, to, 1 - w->side);
}

// Writes the next legal move of a walk; 0 when there is none. Rows come before columns, so of two ways to turn towards one target
// the way that starts along the row comes first.
CORE int next_move(const State *s, const Rules *r, Walk *w, Move *m) {
  for (;;) {
    if (w->aside < 2) {  // rule "MOVE_THEN_STRIKE": a scout that has stopped looks to both sides
      int dir = (w->dir < 2 ? 2 : 0) + w->aside++, n = r->beside[w->stop][dir];
      if (n == NONE || !holds(s, n, 1 - w->side) || has_edge(&w->worn, r, w->stop, dir)) continue;
      m->from = s->at[w->piece]; m->corner = (uint8_t)w->stop; m->to = (uint8_t)n; m->tag = (uint8_t)(w->piece | 128);
      return 1;
    }
    if (w->stop == NONE && !next_ray(s, r, w)) return 0;
    int from = s->at[w->piece], at = w->stop, n = r->beside[at][w->dir];
    w->stop = NONE;
    if (n == NONE || holds(s, n, w->side) || has_edge(&w->worn, r, at, w->dir)) continue;  // further slides cross it too
    int strike = s->cell[n] != 0;
    if (strike) {
      if (at != from && r->scout_strike == ADJACENT) continue;  // rule: a slide or a strike, never both
    } else {
      if (s->kind[w->piece] == SCOUT) {
        w->stop = n;
        w->aside = r->scout_strike == MOVE_THEN_STRIKE ? 0 : 2;
      }
      if (n == w->shuttle || is_chase(s, r, w, n)) continue;
    }
    m->from = (uint8_t)from; m->corner = NONE; m->to = (uint8_t)n; m->tag = (uint8_t)(w->piece | strike << 7);
    return 1;
  }
}

CORE int has_legal_move(const State *s, const Rules *r, int side) {
  Walk w = walk_side(side);
  Move m;
  return next_move(s, r, &w, &m);
}

// Repetition laws aside. Who cannot step cannot slide.
CORE int has_step(const State *s, const Rules *r, int side) {
  for (int p = side * ARMY; p < side * ARMY + ARMY; p++) {
    if (s->at[p] == NONE || !can_walk(s->kind[p])) continue;
    for (int dir = 0; dir < 4; dir++) {
      int n = r->beside[s->at[p]][dir];
      if (n != NONE && !holds(s, n, side)) return 1;
    }
  }
  return 0;
}

// Completes and checks a move given by its squares; with corner NONE and squares out of line, the first way to turn is taken.
CORE int find_move(const State *s, const Rules *r, int from, int corner, int to, Move *m) {
  if (s->over || !holds(s, from, s->turn)) return 0;
  int in_line = r->col[from] == r->col[to] || r->row[from] == r->row[to];
  Walk w = walk_piece(s->cell[from] - 1);
  while (next_move(s, r, &w, m)) if (m->to == to && (m->corner == corner || (corner == NONE && !in_line))) return 1;
  return 0;
}

// --- 8. Battles and their traces -----------------------------------------------------------------------------------------------

CORE void show(State *s, int piece) {
  if (is_known(s, piece)) return;
  int side = side_of(piece);
  s->hidden[side][s->kind[piece]]--;
  if (s->mark[piece] & MOVED) s->hidden_moved[side]--; else s->hidden_still[side]--;
  s->mark[piece] |= SHOWN;
}

CORE void mark_moved(State *s, int piece) {
  int side = side_of(piece);
  if (!(s->mark[piece] & (MOVED | SHOWN))) { s->hidden_still[side]--; s->hidden_moved[side]++; }
  s->mark[piece] |= MOVED;
}

CORE void stand(State *s, int piece, int cell) { s->cell[cell] = (uint8_t)(piece + 1); s->at[piece] = (uint8_t)cell; }
CORE void fall(State *s, int piece) { s->alive[side_of(piece)][s->kind[piece]]--; s->at[piece] = NONE; }  // it is known by now

// What the enemy learns from how pieces behave beside movers they know: called before the move is made.
CORE void note_conduct(State *s, const Rules *r, Move m) {
  int me = s->turn, mover = mover_of(m);
  for (int e = (1 - me) * ARMY; e < (1 - me) * ARMY + ARMY; e++) {
    if (s->at[e] == NONE || !is_known(s, e) || !can_walk(s->kind[e])) continue;
    uint8_t v = (uint8_t)(s->kind[e] + 1);
    for (int dir = 0; dir < 4; dir++) {
      int n = r->beside[s->at[e]][dir];
      if (n == NONE) continue;
      if (n == m.from) {
        if (!is_strike(m) && v > s->fled[mover]) s->fled[mover] = v;
      } else if (holds(s, n, me)) {
        uint8_t *known = &s->ignored[s->cell[n] - 1];
        if (!*known || v < *known) *known = v;
      } else if (n == m.to && !is_strike(m)) {
        uint8_t *known = &s->approached[mover];
        if (!*known || v < *known) *known = v;
      }
    }
  }
}

// Rule "winningDefender ADVANCES": where the attacker struck from.
CORE int struck_from(const Rules *r, Move m) {
  if (m.corner != NONE) return m.corner;
  int dir = r->row[m.from] == r->row[m.to] ? (m.from < m.to ? LEFT : RIGHT) : (m.from < m.to ? DOWN : UP);
  return r->beside[m.to][dir];
}

// Returns 1 if the flag fell. The attacker has left its cell already.
CORE int fight(State *s, const Rules *r, Move m) {
  int attacker = mover_of(m), defender = s->cell[m.to] - 1, kind = s->kind[defender];
  show(s, attacker);
  show(s, defender);
  int result = r->battle[s->kind[attacker]][kind];
  if (result >= 0) { fall(s, defender); s->cell[m.to] = 0; }
  if (result <= 0) fall(s, attacker);
  if (result > 0) stand(s, attacker, m.to);
  if (result < 0 && r->defender_advances && can_walk(kind)) {
    s->cell[m.to] = 0;
    stand(s, defender, struck_from(r, m));
    mark_moved(s, defender);
  }
  return kind == FLAG;
}

// --- 9. Endings ----------------------------------------------------------------------------------------------------------------

CORE void finish(State *s, int over, int reason) { s->over = over; s->reason = reason; }

CORE int has_army(const State *s, int side) {
  int n = 0;
  for (int k = 0; k < BOMB; k++) n += s->alive[side][k];
  return n > 0;
}

// Rule "endings" (2) to (5); (1), the flag, has been looked at. A pass is no move: it ends the passer's run and nothing else.
CORE void judge(State *s, const Rules *r) {
  int me = s->turn, you = 1 - me, mine = has_army(s, me), yours = has_army(s, you);
  s->passed = 0;
  if (!mine && !yours) { finish(s, r->immobile_loses ? you + 1 : DRAWN, BY_IMMOBILITY); return; }
  if (!mine || !yours) { finish(s, (mine ? me : you) + 1, BY_IMMOBILITY); return; }
  if (!has_legal_move(s, r, me)) {
    if (!r->passes) {
      finish(s, !r->immobile_loses && !has_step(s, r, you) ? DRAWN : you + 1, BY_IMMOBILITY);
      return;
    }
    if (!has_legal_move(s, r, you)) { finish(s, DRAWN, BY_IMMOBILITY); return; }
    s->run[me] = 0;
    s->turn = you;
    s->passed = 1;
  }
  if (r->quiet_limit && s->quiet >= r->quiet_limit) finish(s, DRAWN, BY_QUIET);
  else if (r->cap && s->ply >= r->cap) finish(s, DRAWN, BY_CAP);
}

// --- 10. Playing a move --------------------------------------------------------------------------------------------------------

// Rule "more-square", (1) to (3), on the board before the move.
CORE void count_chase(State *s, const Rules *r, Move m) {
  int me = s->turn, you = 1 - me;
  if (!r->chase || is_strike(m)) { s->chase[me] = s->chase[you] = 0; return; }
  int flees = s->last[you].from != NONE && distance(r, m.from, s->last[you].to) == 1;
  s->chase[you] = flees ? s->chase[you] + 1 : 0;
  s->chase[me] = touches_side(s, r, m.to, you) ? s->chase[me] + 1 : 0;
}

CORE void remember(State *s, Move m) {
  int me = s->turn, piece = mover_of(m);
  if (s->run_piece[me] != piece) s->run[me] = 0;
  s->run_piece[me] = (uint8_t)piece;
  if (s->run[me] < 255) s->run[me]++;
  s->last[me] = m;
  s->log[s->ply % LOG] = m;
}

// Plays a legal move. Returns 1 on a strike.
CORE int play(State *s, const Rules *r, Move m) {
  int me = s->turn, piece = mover_of(m), flag = 0;
  note_conduct(s, r, m);
  count_chase(s, r, m);
  remember(s, m);
  mark_moved(s, piece);
  s->cell[m.from] = 0;
  if (is_strike(m)) flag = fight(s, r, m);
  else {
    stand(s, piece, m.to);
    if (distance(r, m.from, m.to) > 1) show(s, piece);  // only a scout runs
  }
  s->quiet = is_strike(m) ? 0 : s->quiet + 1;
  s->ply++;
  s->turn = 1 - me;
  s->passed = 0;
  if (flag) finish(s, me + 1, BY_FLAG); else judge(s, r);
  return is_strike(m);
}

// --- 11. Starting a game -------------------------------------------------------------------------------------------------------

CORE void clear(State *s, int first) {  // keeps the ruleset and the random numbers
  int rules = s->rules;
  uint64_t rng = s->rng;
  uint8_t *bytes = (uint8_t *)s;
  for (unsigned i = 0; i < sizeof(State); i++) bytes[i] = 0;
  s->rules = rules;
  s->rng = rng;
  s->turn = first;
  for (int p = 0; p < PIECES; p++) s->kind[p] = s->at[p] = s->start[p] = NONE;
  for (int side = 0; side < 2; side++) s->last[side].from = s->run_piece[side] = NONE;
}

CORE void enlist(State *s, int piece, int kind, int cell) {
  int side = side_of(piece);
  s->kind[piece] = (uint8_t)kind;
  s->start[piece] = (uint8_t)cell;
  stand(s, piece, cell);
  s->alive[side][kind]++;
  s->hidden[side][kind]++;
  s->hidden_still[side]++;
}

// A setup tells the home front row first, each row left to right as its owner sees it.
CORE void place(State *s, const Rules *r, int side, const uint8_t *setup, int mirrored) {
  int piece = side * ARMY;
  for (int i = 0; i < r->home * r->cols; i++) {
    int row = i / r->cols, col = i % r->cols, kind = setup[row * r->cols + (mirrored ? r->cols - 1 - col : col)];
    if (kind < KINDS) enlist(s, piece++, kind, turned(r, side, (r->home - 1 - row) * r->cols + col));
  }
}

enum { SETUP = 40 };  // bytes of one setup

CORE void draw_game(State *s, const Rules *r, const uint8_t *setups, int count) {
  clear(s, r->first_mover < 2 ? r->first_mover : random_below(s, 2));
  for (int side = 0; side < 2; side++) {
    const uint8_t *setup = setups + (int64_t)random_below(s, count) * SETUP;
    place(s, r, side, setup, random_below(s, 2));
  }
  judge(s, r);
}

// Some setups leave a player blocked from the start; a few more are drawn then.
CORE void draw_running_game(State *s, const Rules *r, const uint8_t *setups, int count) {
  for (int tries = 0; tries < 20; tries++) {
    draw_game(s, r, setups, count);
    if (!s->over) return;
  }
}

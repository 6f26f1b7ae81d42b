// What the network sees: 192 bytes a square, as the side to move may know it. Integers only, so that a GPU, a CPU and Java agree
// byte for byte; nothing here reads the kind of a hidden enemy piece, but for the label a belief is trained on.
//
// A token is a playable square, in the order in which the side to move sees them: left to right, own back row first.
// Planes, k/255 each ("every": the same kind of fact for every square, else of the piece that stands here):
//     0 own kind (12)            12 own shown, own moved       14 known enemy kind (12)      26 hidden enemy: chance of each kind (12)
//    38 the same for own hidden pieces, as the enemy can know them (12)                      50 enemy hidden, enemy moved, empty, own
//    54 every: source of the last 8 moves (8), 62 target (8)   70 start row (10), 80 start column (10), in the frame
//    90 own run, enemy run      92 quiet clock, ply            94 own alive counts (12), 106 enemy's (12)
//   118 always 255; 119, 120 zero                             121 a known neighbour takes it, it takes one, an equal one
//   124 hidden opponents beside it, friends beside it          126 every: empty neighbours      127 distance of what beats it
//   128 strongest approached (6), 134 weakest fled from (6), 140 strongest ignored (6)       146 distance of what it beats
//   147 distance of a hidden opponent that has moved          148 every: strongest and weakest known enemy mover beside
//   150 every: hidden moved, hidden unmoved enemies beside     152 every: strongest own mover beside, known bomb beside
//   154 living opposing movers that beat it; none does        156 zero (4)
//   160 the ruleset (16)       176 chase counters (2)          178 homes (2)   180 distances to the edges (4)
//   184 distances to the flags (2)                             186 columns, rows               188 zero (4)
#pragma once
#include "core.h"

enum { PLANES = 192 };

CORE uint8_t at_most_255(int v) { return (uint8_t)(v > 255 ? 255 : v); }
CORE uint8_t yes(int claim) { return claim ? 255 : 0; }
CORE uint8_t nearness(int d) { return (uint8_t)(d < 5 ? 255 - 64 * (d - 1) : 0); }  // 1 to 4 squares away

// The chance, in 255ths, that a hidden piece of a side is of this kind, from counts alone. Of u hidden pieces that have not moved and m
// that have, i are bombs and flags; these are all among the u, so a piece that has moved is one of u + m - i.
CORE int chance_of_kind(const State *s, int side, int moved, int kind) {
  int n = s->hidden[side][kind], i = s->hidden[side][BOMB] + s->hidden[side][FLAG];
  int u = s->hidden_still[side], movers = u + s->hidden_moved[side] - i;
  if (!n || (moved && !can_walk(kind))) return 0;
  if (!can_walk(kind)) return n * 255 / u;
  return moved ? n * 255 / movers : n * (u - i) * 255 / (movers * u);
}

// Six steps from "any known mover" to "as strong as a general"; v is kind + 1, 0 for none.
CORE void thermometer(uint8_t *o, int v) {
  const int step[6] = {12, 7, 5, 4, 3, 2};
  for (int i = 0; i < 6; i++) o[i] = yes(v && v <= step[i]);
}

// Planes 126, 148 to 153; also counts the neighbours of each side for plane 125.
CORE void observe_neighbours(const State *s, const Rules *r, int cell, uint8_t *o, int *beside) {
  int me = s->turn, strongest = NONE, weakest = -1, own = NONE, moved = 0, still = 0, empty = 0;
  for (int dir = 0; dir < 4; dir++) {
    int n = r->beside[cell][dir];
    if (n == NONE) continue;
    if (!s->cell[n]) { empty++; continue; }
    int p = s->cell[n] - 1, side = side_of(p);
    beside[side]++;
    if (side == me) {
      if (can_walk(s->kind[p]) && s->kind[p] < own) own = s->kind[p];
    } else if (!is_known(s, p)) {
      if (s->mark[p] & MOVED) moved++; else still++;
    } else if (can_walk(s->kind[p])) {
      if (s->kind[p] < strongest) strongest = s->kind[p];
      if (s->kind[p] > weakest) weakest = s->kind[p];
    } else if (s->kind[p] == BOMB) o[153] = 255;
  }
  o[126] = (uint8_t)(empty * 63);
  if (strongest != NONE) { o[148] = (uint8_t)((10 - strongest) * 25); o[149] = (uint8_t)((10 - weakest) * 25); }
  o[150] = (uint8_t)(moved * 63);
  o[151] = (uint8_t)(still * 63);
  if (own != NONE) o[152] = (uint8_t)((10 - own) * 25);
}

// Planes 121 to 124, 127, 146, 147, 154, 155: what the other side's pieces mean to this one, both as the side to move knows them.
CORE void observe_threats(const State *s, const Rules *r, int piece, uint8_t *o) {
  int me = s->turn, side = side_of(piece), other = 1 - side, kind = s->kind[piece], known = side == me || is_known(s, piece);
  int beaten_by = 9, beats = 9, unknown = 9, equal = 0, hidden = 0;
  for (int p = other * ARMY; p < other * ARMY + ARMY; p++) {
    if (s->at[p] == NONE) continue;
    int d = distance(r, s->at[piece], s->at[p]);
    if (d > 4) continue;
    if (!is_known(s, p)) {
      if (d == 1) hidden++;
      if ((s->mark[p] & MOVED) && d < unknown) unknown = d;
    }
    if (!known || !(other == me || is_known(s, p))) continue;
    int k = s->kind[p];
    if (can_walk(k) && r->battle[k][kind] > 0 && d < beaten_by) beaten_by = d;
    if (can_walk(kind) && r->battle[kind][k] > 0 && d < beats) beats = d;
    if (d == 1 && k == kind) equal = 1;
  }
  o[121] = yes(beaten_by == 1);
  o[122] = yes(beats == 1);
  o[123] = yes(equal);
  o[124] = (uint8_t)(hidden * 63);
  o[127] = nearness(beaten_by);
  o[146] = nearness(beats);
  o[147] = nearness(unknown);
  if (!known || !can_walk(kind)) return;
  int stronger = 0;
  for (int k = 0; k < BOMB; k++) if (r->battle[k][kind] > 0) stronger += s->alive[other][k];
  o[154] = at_most_255(stronger * 17);
  o[155] = yes(!stronger);
}

// The piece that stands on a square. Returns its kind if it is a hidden enemy, else NONE.
CORE int observe_piece(const State *s, const Rules *r, int piece, const int *beside, uint8_t *o) {
  int me = s->turn, side = side_of(piece), kind = s->kind[piece], moved = s->mark[piece] & MOVED, shown = is_known(s, piece);
  int own = side == me, start = r->frame_of[me][r->token_of[me][s->start[piece]]];
  if (own) {
    o[kind] = 255; o[12] = yes(shown); o[13] = yes(moved); o[53] = 255;
  } else {
    o[51] = yes(moved);
    if (shown) o[14 + kind] = 255; else o[50] = 255;
  }
  if (!shown) {
    for (int k = 0; k < KINDS; k++) o[(own ? 38 : 26) + k] = (uint8_t)chance_of_kind(s, side, moved, k);
    thermometer(o + 128, s->approached[piece]);
    thermometer(o + 134, s->fled[piece]);
    thermometer(o + 140, s->ignored[piece]);
  }
  o[70 + start / 10] = 255;
  o[80 + start % 10] = 255;
  if (s->run_piece[side] == piece) {
    o[own ? 90 : 91] = (uint8_t)((s->run[side] > 3 ? 3 : s->run[side]) * 85);
    o[own ? 176 : 177] = at_most_255(s->chase[side] * 32);
  }
  o[125] = (uint8_t)(beside[side] * 63);
  observe_threats(s, r, piece, o);
  return own || shown ? NONE : kind;
}

// Planes 160 to 175 and 186, 187: the ruleset, the same on every square.
CORE void observe_rules(const Rules *r, uint8_t *o) {
  int n = r->two_square, boundary = n && n != SHUTTLE;
  o[160] = yes(r->scout_strike == ADJACENT);
  o[161] = yes(r->scout_strike == MOVE_THEN_STRIKE);
  o[162] = yes(r->bomb_spent);
  o[163] = yes(r->defender_advances);
  o[164] = yes(r->equal_ranks == ATTACKER_WINS);
  o[165] = yes(r->equal_ranks == DEFENDER_WINS);
  o[166] = yes(r->forgets);
  o[167] = yes(!n);
  o[168] = yes(n == SHUTTLE);
  o[169] = boundary && n < 3 ? (uint8_t)((3 - n) * 85) : 0;
  o[170] = boundary && n > 3 ? at_most_255((n - 3) * 16) : 0;
  o[171] = yes(r->chase);
  o[172] = yes(r->passes);
  o[173] = yes(r->immobile_loses);
  o[174] = yes(!r->quiet_limit);
  o[175] = r->quiet_limit > 400 ? 255 : at_most_255(r->quiet_limit * 255 / 400);
  o[186] = (uint8_t)(r->cols * 25);
  o[187] = (uint8_t)(r->rows * 25);
}

// Planes 178 to 185: where this square lies.
CORE void observe_place(const State *s, const Rules *r, int cell, uint8_t *o) {
  int me = s->turn, seen = turned(r, me, cell), x = r->col[seen], y = r->row[seen];
  o[178] = yes(y < r->home);
  o[179] = yes(y >= r->rows - r->home);
  o[180] = at_most_255(x * 28);
  o[181] = at_most_255((r->cols - 1 - x) * 28);
  o[182] = at_most_255(y * 28);
  o[183] = at_most_255((r->rows - 1 - y) * 28);
  for (int p = 0; p < PIECES; p++) {
    if (s->at[p] == NONE) continue;
    int own = side_of(p) == me;
    if (!(own || is_known(s, p)) || s->kind[p] != FLAG) continue;
    int d = distance(r, cell, s->at[p]);
    o[own ? 184 : 185] = (uint8_t)(255 - 25 * (d > 10 ? 10 : d));
  }
}

// All planes of one square. Returns the kind of a hidden enemy here, which is what a belief is trained to say, else NONE.
CORE int observe_token(const State *s, const Rules *r, int token, uint8_t *o) {
  int me = s->turn, cell = r->cell_of[me][token], beside[2] = {0, 0}, label = NONE;
  for (int i = 0; i < PLANES; i++) o[i] = 0;
  observe_neighbours(s, r, cell, o, beside);
  if (s->cell[cell]) label = observe_piece(s, r, s->cell[cell] - 1, beside, o);
  else o[52] = 255;
  for (int i = 0; i < 8 && i < s->ply; i++) {
    Move m = s->log[(s->ply - 1 - i) % LOG];
    o[54 + i] = yes(m.from == cell);
    o[62 + i] = yes(m.to == cell);
  }
  o[92] = r->quiet_limit ? at_most_255((int)((int64_t)s->quiet * 255 / r->quiet_limit)) : 0;
  o[93] = s->ply >= 1000 ? 255 : (uint8_t)(s->ply * 255 / 1000);
  for (int k = 0; k < KINDS; k++) {
    o[94 + k] = at_most_255(s->alive[me][k] * 31);
    o[106 + k] = at_most_255(s->alive[1 - me][k] * 31);
  }
  o[118] = 255;
  observe_rules(r, o);
  observe_place(s, r, cell, o);
  return label;
}

// One row of the legal mask, all zero before: 1 for each token that the piece on this one may go to.
CORE void observe_moves(const State *s, const Rules *r, int token, uint8_t *row) {
  int me = s->turn, cell = r->cell_of[me][token];
  if (s->over || !holds(s, cell, me)) return;
  Walk w = walk_piece(s->cell[cell] - 1);
  Move m;
  while (next_move(s, r, &w, &m)) row[r->token_of[me][m.to]] = 1;
}

/// The messages of the HTTP API: what the server sends, and what the page may send.

export type Side = 'red' | 'blue';

export const KINDS = [
  'marshal',
  'general',
  'colonel',
  'major',
  'captain',
  'lieutenant',
  'sergeant',
  'miner',
  'scout',
  'spy',
  'bomb',
  'flag',
] as const;
export type Kind = (typeof KINDS)[number];

/// A square by name, such as `a4`.
export type Square = string;
/// A move as its squares, such as `a4a5`, or `a4a7b7` for a scout that turns to strike.
export type Move = string;
/// A setup as text: the front row first, each row as its owner sees it.
export type SetupText = string;

export type Army = Readonly<Partial<Record<Kind, number>>>;

/// The board of a ruleset: its size, its home rows and its lakes.
export interface Ground {
  readonly columns: number;
  readonly rows: number;
  readonly homeRows: number;
  readonly lakes: readonly Square[];
}

/// A whole ruleset as data.
export interface Rules {
  readonly base?: string;
  readonly version?: number;
  readonly board: Ground;
  readonly army: Army;
  readonly firstMover: 'RED' | 'BLUE' | 'RANDOM';
  readonly setupOrder: 'TOGETHER' | 'RED_THEN_BLUE';
  readonly scoutStrike: 'ADJACENT' | 'IN_LINE' | 'MOVE_THEN_STRIKE';
  readonly bomb: 'STAYS' | 'SPENT';
  readonly winningDefender: 'STAYS' | 'ADVANCES';
  readonly equalRanks: 'BOTH_FALL' | 'ATTACKER_WINS' | 'DEFENDER_WINS';
  readonly reveal: 'FOR_GOOD' | 'UNTIL_TURN_ENDS';
  readonly twoSquare: 'OFF' | 'SHUTTLE' | `BOUNDARY_${number}`;
  readonly chase: 'OFF' | 'MORE_SQUARE';
  readonly blocked: 'LOSES' | 'PASSES';
  readonly bothImmobile: 'DRAW' | 'TO_MOVE_LOSES';
  readonly quietLimit: 'OFF' | number;
}

/// A custom ruleset: a base, and what differs from it.
export type CustomRules = { readonly base: string } & Partial<Omit<Rules, 'base' | 'board'>> & {
    readonly board?: Partial<Ground>;
  };

/// A ruleset in a request: by name, or custom.
export type RulesetChoice = string | CustomRules;

/// A named ruleset as the server presents it.
export interface Ruleset {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly about: readonly string[];
  readonly theme: string;
  readonly labels: string;
  readonly decided: readonly string[];
  readonly rules: Rules;
}

/// A custom ruleset that can be played, with every field, and a hash of it.
export interface CheckedRules {
  readonly rules: Rules;
  readonly hash: string;
}

/// The rules of a ruleset as prose.
export interface RulesPage {
  readonly sections: readonly { readonly title: string; readonly text: readonly string[] }[];
  readonly pieces: readonly {
    readonly kind: Kind;
    readonly power: string;
    readonly count: number;
    readonly privilege: string;
  }[];
}

/// One thing that is wrong: a code with parameters for programs, and an English sentence.
export interface Problem {
  readonly code: string;
  readonly params: Params;
  readonly message: string;
}
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/// The body of an error. Some errors list every flaw of a setup, or every fault of a ruleset or a position.
export interface ErrorBody {
  readonly error: string;
  readonly message: string;
  readonly params?: Params;
  readonly flaws?: readonly Problem[];
  readonly faults?: readonly Problem[];
}

export interface Guest {
  readonly token: string;
  readonly name: string;
}

export interface Level {
  readonly level: number;
  readonly name: string;
  readonly about: string;
}

export interface NamedSetup {
  readonly name: string;
  readonly setup: SetupText;
}

export interface RandomSetup {
  readonly setup: SetupText;
}

export interface Hint {
  readonly move: Move;
}

/// A piece as this viewer sees it; `home`, the square it was set up on, identifies it.
export interface Piece {
  readonly square: Square;
  readonly side: Side;
  readonly home: Square;
  readonly moved: boolean;
  readonly kind?: Kind;
  readonly known?: boolean;
}

export interface CapturedPiece {
  readonly side: Side;
  readonly kind: Kind;
}

export type StrikeResult = 'attacker-wins' | 'defender-wins' | 'both-fall';

/// A battle as this viewer saw it. The survivor's kind is left out once it is hidden again; `survivor` is the square it
/// stands on.
export interface Strike {
  readonly attacker?: Kind;
  readonly defender?: Kind;
  readonly result: StrikeResult;
  readonly survivor?: Square;
}

export type Reason = 'flag' | 'immobile' | 'quiet' | 'resigned' | 'time' | 'agreed' | 'abandoned';

export interface Result {
  readonly winner: Side | null;
  readonly reason: Reason;
}

/// Milliseconds left.
export interface Clocks {
  readonly red: number;
  readonly blue: number;
}

/// One of the viewer's own moves that a repetition rule forbids or soon will: made `count` times of `limit`.
export interface RepetitionWarning {
  readonly move: Move;
  readonly law: 'two-square' | 'chase';
  readonly count: number;
  readonly limit: number;
}

/// What the viewer can do after the newest move; `moves` and `barred` are empty off turn.
export interface NextTurn {
  readonly moves: readonly Move[];
  readonly barred: readonly RepetitionWarning[];
  readonly clocks: Clocks | null;
}

export interface MoveEvent {
  readonly offset: number;
  readonly type: 'move';
  readonly ply: number;
  readonly side: Side;
  readonly move: Move;
  readonly strike?: Strike;
  readonly shown?: Kind;
  readonly passed?: boolean;
  readonly next?: NextTurn;
}

export interface EndedEvent {
  readonly offset: number;
  readonly type: 'ended';
  readonly winner: Side | null;
  readonly reason: Reason;
  readonly setups: Setups;
}

/// Both setups; null where a side placed none.
export interface Setups {
  readonly red: SetupText | null;
  readonly blue: SetupText | null;
}

export interface NoticeEvent {
  readonly offset: number;
  readonly type: 'notice';
  readonly left: number;
}

export interface DrawOfferEvent {
  readonly offset: number;
  readonly type: 'drawOffer';
  readonly side: Side;
}

export interface ReadyEvent {
  readonly offset: number;
  readonly type: 'ready';
  readonly side: Side;
}

/// The game went back to `ply` moves played.
export interface TakebackEvent {
  readonly offset: number;
  readonly type: 'takeback';
  readonly ply: number;
}

export interface StartedEvent {
  readonly offset: number;
  readonly type: 'started';
  readonly turn: Side;
  readonly next?: NextTurn;
}

/// One line of a game's event stream.
export type GameEvent =
  MoveEvent | EndedEvent | NoticeEvent | DrawOfferEvent | ReadyEvent | TakebackEvent | StartedEvent;

export type Status = 'waiting' | 'setup' | 'playing' | 'over';

/// What the caller may know of one game. `offset` is that of the next event.
export interface View {
  readonly id: string;
  readonly ruleset: RulesetChoice;
  readonly opponent: string;
  readonly placed: readonly Side[];
  readonly status: Status;
  readonly you: Side | null;
  readonly turn: Side | null;
  readonly ply: number;
  readonly offset: number;
  readonly pieces: readonly Piece[];
  readonly moves: readonly Move[];
  readonly barred: readonly RepetitionWarning[];
  readonly captured: readonly CapturedPiece[];
  readonly lastMove: MoveEvent | null;
  readonly quiet: number;
  readonly clocks: Clocks | null;
  readonly drawOffer: Side | null;
  readonly result: Result | null;
}

/// One of the caller's unfinished games.
export interface OwnGame {
  readonly id: string;
  readonly ruleset: RulesetChoice;
  readonly opponent: string;
  readonly status: Status;
  readonly you: Side | null;
  readonly ply: number;
}

export interface Created {
  readonly id: string;
  readonly side: Side | null;
  readonly join: string | null;
}

export interface Joined {
  readonly side: Side;
}

/// A position to start from.
export interface Start {
  readonly board: string;
  readonly turn: Side;
}

/// A finished game: its setups, or the position it started from, and all its moves.
export interface Replay {
  readonly setups: Setups;
  readonly start?: Start;
  readonly moves: readonly MoveEvent[];
  readonly result: Result;
}

// Requests.

export interface Clock {
  readonly initialSeconds: number;
  readonly bonusSeconds: number;
  readonly freeSeconds: number;
}

/// The request for a new game.
export interface NewGame {
  readonly ruleset: RulesetChoice;
  readonly opponent: string;
  readonly side?: Side | 'random';
  readonly clock?: Clock | null;
  readonly position?: Start;
  readonly listed?: boolean;
}

export interface JoinRequest {
  readonly secret: string;
}

/// A setup; in a hot-seat game it names its side.
export interface SetupRequest {
  readonly setup: SetupText;
  readonly side?: Side;
}

/// In a hot-seat game: lifts the curtain for this side.
export interface ReadyRequest {
  readonly side: Side;
  readonly ply: number;
}

export interface MoveRequest {
  readonly ply: number;
  readonly move: Move;
  readonly key?: string;
}

/// A draw offer or a resignation; in a hot-seat game it names its side.
export interface SideRequest {
  readonly side?: Side;
}

export interface RandomSetupRequest {
  readonly ruleset: RulesetChoice;
  readonly seed?: number;
}

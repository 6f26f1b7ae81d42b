/// The messages of the HTTP API. Written by MessagesTest in `server` from the records of the protocol: change those,
/// then run `mvn -q -pl server -am test -Dtest='flagfall.server.schema.*Test,SamplesTest' -Dschema=write
/// -Dsurefire.failIfNoSpecifiedTests=false`.

/// A square by its column and row, such as `a4`.
export type Square = string;

/// A move as its squares, such as `a4a5`, or `a4a7b7` for a scout that runs and strikes to the side.
export type Move = string;

/// A setup as letters, the front row first, each row as its owner sees it, `/` between rows, `.` for an empty square.
export type SetupText = string;

/// A whole board as letters, the highest row first, `/` between rows, Red's pieces in upper case, Blue's in lower case,
/// `.` for an empty square, `~` for a lake.
export type BoardText = string;

/// `open`, `computer:LEVEL` or `hotseat`; `imported` where the game was played elsewhere.
export type Opponent = string;

export type SideChoice = Side | 'random';

/// How long one piece may go back and forth. `BOUNDARY_n` takes n from 1 to 99.
export type TwoSquare = 'OFF' | 'SHUTTLE' | `BOUNDARY_${number}`;

/// How many of each kind.
export type Army = Readonly<Partial<Record<Kind, number>>>;

/// What differs from the board of the base.
export type CustomGround = Partial<Ground>;

/// A ruleset of your own: a base, and what differs from it. The other fields are those of `Rules`, each optional.
export type CustomRules = { readonly base: string } & Partial<Omit<Rules, 'base' | 'board'>> & {
    readonly board?: CustomGround;
  };

/// The id of a named ruleset, or a ruleset of your own.
export type RulesetChoice = string | CustomRules;

/// The values in a message. Kinds, sides and squares are written as everywhere else.
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/// Glicko-2 ratings by the id of a ruleset, with their deviations and the number of rated games.
export type Ratings = Readonly<
  Record<string, { readonly rating: number; readonly deviation: number; readonly games: number }>
>;

/// A ruleset with every field. `base` is the named ruleset it is, or was made from.
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
  readonly twoSquare: TwoSquare;
  readonly chase: 'OFF' | 'MORE_SQUARE';
  readonly blocked: 'LOSES' | 'PASSES';
  readonly bothImmobile: 'DRAW' | 'TO_MOVE_LOSES';
  readonly quietLimit: 'OFF' | number;
}

/// The board of a ruleset. Each army has the `homeRows` rows nearest to its player.
export interface Ground {
  readonly columns: number;
  readonly rows: number;
  readonly homeRows: number;
  readonly lakes: readonly Square[];
}

export type Side = 'red' | 'blue';

/// This side has placed its army.
export interface ReadyEvent {
  readonly type: 'ready';
  readonly offset: number;
  readonly side: Side;
}

/// Both armies stand, and the side in `turn` moves first. `next` is there while no move has been made.
export interface StartedEvent {
  readonly type: 'started';
  readonly offset: number;
  readonly turn: Side;
  readonly next?: NextTurn;
}

/// What a piece is.
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

/// A move; `ply` is the number of moves before it. `shown` is there for a scout that a long run gave away, `passed`
/// where the other side then had to pass, `next` while this is the newest move of a game that goes on.
export interface MoveEvent {
  readonly type: 'move';
  readonly offset: number;
  readonly ply: number;
  readonly side: Side;
  readonly move: Move;
  readonly strike?: Strike;
  readonly shown?: Kind;
  readonly passed?: boolean;
  readonly next?: NextTurn;
}

/// After `left` more moves without a strike the game is drawn.
export interface NoticeEvent {
  readonly type: 'notice';
  readonly offset: number;
  readonly left: number;
}

/// This side offers a draw.
export interface DrawOfferEvent {
  readonly type: 'drawOffer';
  readonly offset: number;
  readonly side: Side;
}

/// This side asks to take its last move back.
export interface TakebackOfferEvent {
  readonly type: 'takebackOffer';
  readonly offset: number;
  readonly side: Side;
}

/// A message that needs no words of one's own.
export type Preset = 'hello' | 'good-luck' | 'well-played' | 'thanks' | 'one-moment';

/// A player said something, either the name of a preset message or a text. Only players hear it.
export interface MessageEvent {
  readonly type: 'message';
  readonly offset: number;
  readonly side: Side;
  readonly preset?: Preset;
  readonly text?: string;
}

/// A player has switched chat on or off. Only players hear it.
export interface ChatEvent {
  readonly type: 'chat';
  readonly offset: number;
  readonly side: Side;
  readonly on: boolean;
}

/// A player has come or gone. It has no offset, and is told only as it happens.
export interface PresenceEvent {
  readonly type: 'presence';
  readonly side: Side;
  readonly online: boolean;
}

/// A player is called this now. It has no offset, and is told only as it happens.
export interface RenamedEvent {
  readonly type: 'renamed';
  readonly side: Side;
  readonly name: string;
}

/// The game went back to the moment when `ply` moves had been played.
export interface TakebackEvent {
  readonly type: 'takeback';
  readonly offset: number;
  readonly ply: number;
}

/// Why a game is over. `time` is a clock that ran out, `agreed` a draw by agreement, `quiet` too long without a strike.
export type Reason = 'flag' | 'immobile' | 'quiet' | 'resigned' | 'time' | 'agreed' | 'abandoned' | 'aborted';

/// The game is over.
export interface EndedEvent {
  readonly type: 'ended';
  readonly offset: number;
  readonly winner: Side | null;
  readonly reason: Reason;
  readonly setups: Setups;
  readonly ratings?: RatingChanges;
}

/// One line of a game's event stream.
export type GameEvent =
  | ReadyEvent
  | StartedEvent
  | MoveEvent
  | NoticeEvent
  | DrawOfferEvent
  | TakebackOfferEvent
  | MessageEvent
  | ChatEvent
  | PresenceEvent
  | RenamedEvent
  | TakebackEvent
  | EndedEvent;

/// What comes after the newest move, as your view has it. `moves` and `barred` are your own, and empty off turn.
export interface NextTurn {
  readonly moves: readonly Move[];
  readonly barred: readonly RepetitionWarning[];
  readonly clocks: Clocks | null;
}

/// Someone has registered or signed in. The token is shown once.
export interface Session {
  readonly token: string;
  readonly name: string;
}

/// The caller.
export interface Me {
  readonly name: string;
  readonly guest: boolean;
  readonly bot: boolean;
  readonly ratings: Ratings;
}

/// A new token for a program, shown once.
export interface ProgramToken {
  readonly id: string;
  readonly token: string;
}

export interface TokenList {
  readonly tokens: readonly TokenInfo[];
}

/// A token for a program, without the token itself.
export interface TokenInfo {
  readonly id: string;
  readonly label: string;
}

export interface SavedSetups {
  readonly setups: readonly SavedSetup[];
}

/// A setup that is kept for later.
export interface SavedSetup {
  readonly name: string;
  readonly ruleset: RulesetChoice;
  readonly setup: SetupText;
}

/// Everything stored about the caller. `registered` is when, in milliseconds since 1970, and null for a guest; `games`
/// are ids; `messages` are those the caller wrote.
export interface Export {
  readonly name: string;
  readonly guest: boolean;
  readonly bot: boolean;
  readonly registered: number | null;
  readonly ratings: Ratings;
  readonly setups: readonly SavedSetup[];
  readonly tokens: readonly TokenInfo[];
  readonly games: readonly string[];
  readonly messages: readonly string[];
  readonly blocked: readonly string[];
}

/// The names of those whom you have blocked.
export interface BlockedPlayers {
  readonly players: readonly string[];
}

/// What everyone may know about someone. The counts are of all finished games.
export interface Profile {
  readonly name: string;
  readonly bot: boolean;
  readonly ratings: Ratings;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/// How a rating has come about.
export interface RatingCurve {
  readonly start: number;
  readonly points: readonly RatingPoint[];
}

/// A rating after a game that ended `at`, in milliseconds since 1970.
export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
}

export interface Leaderboard {
  readonly players: readonly RankedPlayer[];
}

/// Someone on a leaderboard.
export interface RankedPlayer {
  readonly rank: number;
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

/// A rating before and after a game.
export interface RatingChange {
  readonly before: number;
  readonly after: number;
}

export interface RatingChanges {
  readonly red: RatingChange;
  readonly blue: RatingChange;
}

/// Someone of this name wants to play with you. Join the game or decline.
export interface ChallengeEvent {
  readonly type: 'challenge';
  readonly offset: number;
  readonly game: string;
  readonly from: string;
  readonly ruleset: RulesetChoice;
  readonly clock: Clock | null;
  readonly rated: boolean;
}

/// A challenge to you or by you was declined, taken back, or forgotten.
export interface ChallengeEndedEvent {
  readonly type: 'challengeEnded';
  readonly offset: number;
  readonly game: string;
}

/// Both seats of a game are taken, and this side is yours.
export interface GameStartEvent {
  readonly type: 'gameStart';
  readonly offset: number;
  readonly game: string;
  readonly side: Side;
}

/// A game of yours is over. `winner` is null for a draw.
export interface GameFinishEvent {
  readonly type: 'gameFinish';
  readonly offset: number;
  readonly game: string;
  readonly winner: Side | null;
  readonly reason: Reason;
}

/// One line of your own stream.
export type PersonalEvent = ChallengeEvent | ChallengeEndedEvent | GameStartEvent | GameFinishEvent;

/// A review in the making, and how many plies of all are done.
export interface ReviewProgress {
  readonly done: number;
  readonly plies: number;
}

export interface GameJudgement {
  readonly moves: readonly JudgedMove[];
  readonly turningPoints: readonly TurningPoint[];
}

export type MoveMark = 'fine' | 'inaccuracy' | 'mistake' | 'blunder';

/// One move. Chances are thousandths and those of the side that moved, by what it could know: before the move, with the
/// move it made, and with the best one; a draw is half a win. `material` is how much more Red had before it; a marshal
/// is about 4000.
export interface JudgedMove {
  readonly ply: number;
  readonly side: Side;
  readonly move: Move;
  readonly chance: number;
  readonly playedChance: number;
  readonly bestChance: number;
  readonly best: Move;
  readonly mark: MoveMark;
  readonly material: number;
}

/// What happened; `lucky` and `unlucky` are chance, and nobody is to be blamed.
export type TurningKind =
  | 'missed-win'
  | 'struck-against-odds'
  | 'struck-stronger'
  | 'flag-left-open'
  | 'missed-capture'
  | 'left-hanging'
  | 'better-move'
  | 'lucky'
  | 'unlucky';

/// A move that turned the game: how much of the chances hung on it (thousandths), what the engine would have played and
/// why. Strikes come with `attacker`, `wins`, `falls`, `likeliest`, `chance` (of the likeliest that it does not beat)
/// and `actual`; known ones with `attacker` and `defender`; other kinds with `piece`, `square` and `enemy`.
export interface TurningPoint {
  readonly ply: number;
  readonly kind: TurningKind;
  readonly params: Params;
  readonly swing: number;
  readonly best: Move;
  readonly reasons: readonly EngineReason[];
}

/// A term of the evaluation, and how much more of it the engine's move has; a marshal is about 4000.
export interface EngineReason {
  readonly term: string;
  readonly gain: number;
}

/// What each side could believe of the other's hidden pieces before this ply.
export interface Beliefs {
  readonly ply: number;
  readonly red: readonly HiddenPiece[];
  readonly blue: readonly HiddenPiece[];
}

/// What a hidden piece was, and what it could be believed to be, the likeliest first.
export interface HiddenPiece {
  readonly square: Square;
  readonly kind: Kind;
  readonly chances: readonly KindChance[];
}

export interface KindChance {
  readonly kind: Kind;
  readonly chance: number;
}

/// What both sides placed; null where a side placed nothing.
export interface Setups {
  readonly red: SetupText | null;
  readonly blue: SetupText | null;
}

/// Any pieces anywhere, in place of two setups; against the computer or in a hot-seat game only.
export interface Start {
  readonly board: BoardText;
  readonly turn: Side;
}

export type StrikeResult = 'attacker-wins' | 'defender-wins' | 'both-fall';

/// A battle as you saw it. The kind of a piece that is hidden again is left out. `survivor` is the square on which the
/// winner stands afterwards, left out where both fell.
export interface Strike {
  readonly attacker?: Kind;
  readonly defender?: Kind;
  readonly result: StrikeResult;
  readonly survivor?: Square;
}

/// `waiting`: the other seat is free. `setup`: an army is not yet placed.
export type Status = 'waiting' | 'setup' | 'playing' | 'over';

/// Everything you may know of one game now. `offset` is that of the next event; `placed` lists the sides that have
/// placed their armies.
export interface View {
  readonly id: string;
  readonly ruleset: RulesetChoice;
  readonly opponent: Opponent;
  readonly status: Status;
  readonly you: Side | null;
  readonly turn: Side | null;
  readonly ply: number;
  readonly offset: number;
  readonly placed: readonly Side[];
  readonly pieces: readonly Piece[];
  readonly moves: readonly Move[];
  readonly barred: readonly RepetitionWarning[];
  readonly captured: readonly CapturedPiece[];
  readonly lastMove: MoveEvent | null;
  readonly quiet: number;
  readonly clocks: Clocks | null;
  readonly drawOffer: Side | null;
  readonly result: Result | null;
  readonly red: PlayerInfo | null;
  readonly blue: PlayerInfo | null;
  readonly challenged: string | null;
  readonly rated: boolean;
  readonly clock: Clock | null;
  readonly spectators: number;
  readonly live: LiveState;
}

/// Why a request was not granted. `params` is left out where the message has none.
export interface ErrorBody {
  readonly error: string;
  readonly message: string;
  readonly params?: Params;
  readonly flaws?: readonly Problem[];
  readonly faults?: readonly Problem[];
}

/// One thing that is wrong with what was sent. Where a value is wrong, `value` is that value as JSON.
export interface Problem {
  readonly code: string;
  readonly params: Params;
  readonly message: string;
}

export interface Guest {
  readonly token: string;
  readonly name: string;
}

/// A new game. `side` is null in a hot-seat game; `join` is null where there is no one to join, or anyone may.
export interface Created {
  readonly id: string;
  readonly side: Side | null;
  readonly join: string | null;
}

export interface Joined {
  readonly side: Side;
}

/// A message was sent; `offset` is that of its event.
export interface Sent {
  readonly offset: number;
}

/// `by` is the side that offers a rematch, `game` the new game once the other has accepted.
export interface RematchState {
  readonly by: Side | null;
  readonly game: string | null;
}

/// An unfinished setup, or null where there is none.
export interface KeptSetup {
  readonly setup: SetupText | null;
}

/// Whether other machines on the home network reach this server, and at which addresses. `here` is whether the caller
/// sits at the server's own machine: only there the rest is told, and only there it can be changed.
export interface NetworkState {
  readonly here: boolean;
  readonly open: boolean;
  readonly closable: boolean;
  readonly addresses: readonly string[];
}

/// A seat in a game. `paired` says whether the other one is taken.
export interface PairingAnswer {
  readonly id: string;
  readonly side: Side;
  readonly paired: boolean;
}

/// A piece as you see it. `home`, the square it was set up on, is its public name. `kind` is there only where you may
/// see it; `known` is true on your own pieces that the enemy has been shown.
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

export type RepetitionLaw = 'two-square' | 'chase';

/// One of your moves that a repetition law forbids or soon will: made `count` times of `limit`.
export interface RepetitionWarning {
  readonly move: Move;
  readonly law: RepetitionLaw;
  readonly count: number;
  readonly limit: number;
}

/// Milliseconds left.
export interface Clocks {
  readonly red: number;
  readonly blue: number;
}

/// What goes on beside the board.
export interface LiveState {
  readonly online: readonly Side[];
  readonly chat: readonly Side[];
  readonly takebacks: boolean;
  readonly takebackOffer: Side | null;
  readonly setupLeft: number | null;
}

/// How a game ended; `winner` is null for a draw.
export interface Result {
  readonly winner: Side | null;
  readonly reason: Reason;
}

/// Someone who plays. `rating` is null where there is none.
export interface PlayerInfo {
  readonly name: string;
  readonly rating: number | null;
  readonly bot: boolean;
  readonly guest: boolean;
}

/// A game in a list. A free seat is null; `created` is when it was opened, in milliseconds since 1970.
export interface ListedGame {
  readonly id: string;
  readonly ruleset: RulesetChoice;
  readonly opponent: Opponent;
  readonly rated: boolean;
  readonly clock: Clock | null;
  readonly status: Status;
  readonly ply: number;
  readonly red: PlayerInfo | null;
  readonly blue: PlayerInfo | null;
  readonly spectators: number;
  readonly result: Result | null;
  readonly created: number;
}

/// A page of a list. `next` is the `after` of the next page, or null on the last one.
export interface GameList {
  readonly games: readonly ListedGame[];
  readonly next: string | null;
}

/// One of your unfinished games.
export interface OwnGame {
  readonly id: string;
  readonly ruleset: RulesetChoice;
  readonly opponent: Opponent;
  readonly status: Status;
  readonly you: Side | null;
  readonly ply: number;
  readonly against: string | null;
  readonly yourTurn: boolean;
  readonly left: number | null;
}

/// A finished game with every move that stands. `start` is there if it began from a position.
export interface Replay {
  readonly setups: Setups;
  readonly start?: Start;
  readonly moves: readonly MoveEvent[];
  readonly result: Result;
}

/// The record of a finished game. `result` is `red`, `blue` or `draw`; `setups` is null where the game began from a
/// position, which is then `board`.
export interface RecordedGame {
  readonly ruleset: RulesetChoice;
  readonly red: string;
  readonly blue: string;
  readonly date: string;
  readonly result: string;
  readonly reason: string;
  readonly first: Side;
  readonly setups: Setups | null;
  readonly board: BoardText | null;
  readonly moves: readonly Move[];
}

/// A level the computer plays at; 1 is the weakest. `rating` is what it was measured at in classic, on a scale on which
/// level 5 has 1500; null for a level that was not.
export interface Level {
  readonly level: number;
  readonly name: string;
  readonly about: string;
  readonly rating: number | null;
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

/// A ruleset that can be played, and a hash that is the same for the same law.
export interface CheckedRules {
  readonly rules: Rules;
  readonly hash: string;
}

/// A named ruleset as it is shown to people. `theme` and `labels` suggest how its pieces look.
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

/// The rules of a ruleset in sentences.
export interface RulesPage {
  readonly sections: readonly RulesSection[];
  readonly pieces: readonly PieceInfo[];
}

export interface RulesSection {
  readonly title: string;
  readonly text: readonly string[];
}

export interface PieceInfo {
  readonly kind: Kind;
  readonly power: string;
  readonly count: number;
  readonly privilege: string;
}

/// A request for a new game. `listed` offers it to everyone, `challenge` to the player of this name (then `opponent`
/// may be left out); `private` keeps it off every list; `takebacks` lets both agree to take moves back.
export interface NewGame {
  readonly ruleset: RulesetChoice;
  readonly opponent?: Opponent | null;
  readonly side?: SideChoice | null;
  readonly clock?: Clock | null;
  readonly position?: Start | null;
  readonly listed?: boolean | null;
  readonly private?: boolean | null;
  readonly rated?: boolean | null;
  readonly challenge?: string | null;
  readonly takebacks?: boolean | null;
}

/// Time for the whole game, a bonus added after each move, and time at each turn that costs nothing: these three belong
/// together, each is at most a week, and the first and the last are not both 0. With `setupSeconds` there is a limit
/// for placing, from the moment both seats are taken: who has not placed then loses by `time`, and if neither has, the
/// game is `aborted`. Or `daysPerMove` and nothing else: so many days for each move, and for placing.
export interface Clock {
  readonly initialSeconds?: number | null;
  readonly bonusSeconds?: number | null;
  readonly freeSeconds?: number | null;
  readonly setupSeconds?: number | null;
  readonly daysPerMove?: number | null;
}

/// What you want to play now. Rated games are for accounts.
export interface PairingRequest {
  readonly ruleset: RulesetChoice;
  readonly clock?: Clock | null;
  readonly rated?: boolean | null;
}

/// The secret is the part of the join link after the `#`. A listed game needs none.
export interface JoinRequest {
  readonly secret?: string | null;
}

/// A setup. In a hot-seat game it names its side.
export interface SetupRequest {
  readonly setup: SetupText;
  readonly side?: Side | null;
}

/// In a hot-seat game: lift the curtain for this side. `ply` is the number of moves played.
export interface ReadyRequest {
  readonly side: Side;
  readonly ply: number;
}

/// A move, to be made when `ply` moves have been played. With the same `key` it is made once, however often it is sent.
export interface MoveRequest {
  readonly ply: number;
  readonly move: Move;
  readonly key?: string | null;
}

/// A draw offer or a resignation. In a hot-seat game it names its side.
export interface SideRequest {
  readonly side?: Side | null;
}

/// Either a preset message or a text.
export interface MessageRequest {
  readonly preset?: string | null;
  readonly text?: string | null;
}

/// Whether you want to talk.
export interface ChatRequest {
  readonly on: boolean;
}

/// What someone did, and in which game.
export interface ReportRequest {
  readonly text: string;
  readonly game?: string | null;
}

/// The record of a game that was played elsewhere, as text.
export interface RecordImport {
  readonly record: string;
}

/// Open the game to the home network, or close it again.
export interface NetworkRequest {
  readonly open: boolean;
}

export interface RandomSetupRequest {
  readonly ruleset: RulesetChoice;
  readonly seed?: number | null;
  readonly sensible?: boolean | null;
  readonly placed?: SetupText | null;
}

/// To register or to sign in. A name has 3 to 20 letters, digits, `-` and `_`. A new password has at least 10
/// characters, is not the name, and is not among the commonest.
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/// What you want to be called.
export interface NameChange {
  readonly name: string;
}

export interface PasswordChange {
  readonly old: string;
  readonly new: string;
}

/// Your password once more, before something that cannot be undone.
export interface PasswordConfirmation {
  readonly password: string;
}

/// A token for a program; the label, of 1 to 40 printable characters, tells it from others.
export interface TokenRequest {
  readonly label: string;
}

/// A setup to keep.
export interface SavedSetupRequest {
  readonly ruleset: RulesetChoice;
  readonly setup: SetupText;
}

/// The parameters of each error, by its code.
export interface ErrorParams {
  readonly 'already-joined': Readonly<Record<string, never>>;
  readonly 'already-offered': Readonly<Record<string, never>>;
  readonly 'already-placed': Readonly<Record<string, never>>;
  readonly 'already-started': Readonly<Record<string, never>>;
  readonly 'bad-clock': Readonly<Record<string, never>>;
  readonly 'bad-guest-name': { readonly least: number; readonly most: number };
  readonly 'bad-label': { readonly least: number; readonly most: number };
  readonly 'bad-message': { readonly least: number; readonly most: number };
  readonly 'bad-name': Readonly<Record<string, never>>;
  readonly 'bad-position': Readonly<Record<string, never>>;
  readonly 'bad-record': Readonly<Record<string, never>>;
  readonly 'bad-ruleset': Readonly<Record<string, never>>;
  readonly 'bad-setup': Readonly<Record<string, never>>;
  readonly 'bad-token': Readonly<Record<string, never>>;
  readonly blocked: Readonly<Record<string, never>>;
  readonly 'blocked-player': Readonly<Record<string, never>>;
  readonly 'cannot-move': Readonly<Record<string, never>>;
  readonly chase: Readonly<Record<string, never>>;
  readonly 'chat-off': Readonly<Record<string, never>>;
  readonly 'curtain-down': Readonly<Record<string, never>>;
  readonly 'damaged-game': Readonly<Record<string, never>>;
  readonly 'game-over': Readonly<Record<string, never>>;
  readonly guest: Readonly<Record<string, never>>;
  readonly 'has-played': Readonly<Record<string, never>>;
  readonly 'internal-error': Readonly<Record<string, never>>;
  readonly lake: Readonly<Record<string, never>>;
  readonly malformed: Readonly<Record<string, never>>;
  readonly 'name-taken': Readonly<Record<string, never>>;
  readonly 'no-hints': Readonly<Record<string, never>>;
  readonly 'no-network': Readonly<Record<string, never>>;
  readonly 'no-offer': Readonly<Record<string, never>>;
  readonly 'no-opponent': Readonly<Record<string, never>>;
  readonly 'no-piece': Readonly<Record<string, never>>;
  readonly 'no-session': Readonly<Record<string, never>>;
  readonly 'no-such-player': Readonly<Record<string, never>>;
  readonly 'no-takeback': Readonly<Record<string, never>>;
  readonly 'no-target': Readonly<Record<string, never>>;
  readonly 'no-token': Readonly<Record<string, never>>;
  readonly 'not-a-line': Readonly<Record<string, never>>;
  readonly 'not-absent': { readonly seconds: number };
  readonly 'not-allowed': Readonly<Record<string, never>>;
  readonly 'not-challenged': Readonly<Record<string, never>>;
  readonly 'not-found': Readonly<Record<string, never>>;
  readonly 'not-here': Readonly<Record<string, never>>;
  readonly 'not-hotseat': Readonly<Record<string, never>>;
  readonly 'not-over': Readonly<Record<string, never>>;
  readonly 'not-played': Readonly<Record<string, never>>;
  readonly 'not-ratable': Readonly<Record<string, never>>;
  readonly 'not-ready': Readonly<Record<string, never>>;
  readonly 'not-seated': Readonly<Record<string, never>>;
  readonly 'not-started': Readonly<Record<string, never>>;
  readonly 'not-your-piece': Readonly<Record<string, never>>;
  readonly 'not-your-turn': Readonly<Record<string, never>>;
  readonly 'nothing-to-take-back': Readonly<Record<string, never>>;
  readonly 'off-board': Readonly<Record<string, never>>;
  readonly 'out-of-order': Readonly<Record<string, never>>;
  readonly 'own-piece': Readonly<Record<string, never>>;
  readonly 'renamed-lately': { readonly days: number };
  readonly revealed: Readonly<Record<string, never>>;
  readonly 'store-failed': Readonly<Record<string, never>>;
  readonly 'too-far': Readonly<Record<string, never>>;
  readonly 'too-large': { readonly most: number };
  readonly 'too-late': Readonly<Record<string, never>>;
  readonly 'too-many': Readonly<Record<string, never>>;
  readonly 'too-many-kept': { readonly most: number };
  readonly 'too-many-offers': Readonly<Record<string, never>>;
  readonly 'two-square': Readonly<Record<string, never>>;
  readonly 'unknown-game': Readonly<Record<string, never>>;
  readonly 'unknown-level': { readonly least: number; readonly most: number };
  readonly 'unknown-player': Readonly<Record<string, never>>;
  readonly 'unknown-ruleset': Readonly<Record<string, never>>;
  readonly 'unknown-setup': Readonly<Record<string, never>>;
  readonly 'unknown-token': Readonly<Record<string, never>>;
  readonly 'weak-password': { readonly least: number };
  readonly 'wrong-host': Readonly<Record<string, never>>;
  readonly 'wrong-login': Readonly<Record<string, never>>;
  readonly 'wrong-method': { readonly allowed: readonly string[] };
  readonly 'wrong-origin': Readonly<Record<string, never>>;
  readonly 'wrong-password': Readonly<Record<string, never>>;
  readonly 'wrong-ply': { readonly ply: number };
  readonly 'wrong-secret': Readonly<Record<string, never>>;
}

/// The parameters of each flaw or fault, by its code.
export interface ProblemParams {
  readonly 'army-too-large': { readonly size: number; readonly room: number };
  readonly 'bad-cursor': Readonly<Record<string, never>>;
  readonly 'bad-date': Readonly<Record<string, never>>;
  readonly 'bad-limit': { readonly least: number };
  readonly 'bad-offset': { readonly least: number };
  readonly 'bad-ply': { readonly least: number; readonly most: number };
  readonly 'bad-tag': { readonly line: number };
  readonly 'body-incomplete': Readonly<Record<string, never>>;
  readonly 'body-not-json': Readonly<Record<string, never>>;
  readonly 'body-not-utf8': Readonly<Record<string, never>>;
  readonly 'body-too-slow': { readonly seconds: number };
  readonly 'clock-days': { readonly least: number; readonly most: number };
  readonly 'clock-empty': Readonly<Record<string, never>>;
  readonly 'clock-range': { readonly least: number; readonly most: number };
  readonly 'columns-range': { readonly least: number; readonly most: number; readonly value: number };
  readonly 'flag-count': { readonly wanted: number; readonly value: number };
  readonly 'home-rows-least': { readonly least: number; readonly value: number };
  readonly 'home-rows-most': { readonly homeRows: number; readonly rows: number };
  readonly 'key-not-printable': Readonly<Record<string, never>>;
  readonly 'key-too-long': { readonly most: number };
  readonly 'lake-in-home': { readonly square: string };
  readonly 'lake-missing': { readonly square: string };
  readonly 'lake-outside': { readonly square: string };
  readonly 'negative-count': { readonly kind: string; readonly value: number };
  readonly 'no-base': Readonly<Record<string, never>>;
  readonly 'no-lake': { readonly square: string };
  readonly 'no-movable-piece': Readonly<Record<string, never>>;
  readonly 'no-square': { readonly value: string };
  readonly 'no-tag': { readonly tag: string };
  readonly 'not-a-number': { readonly field: string; readonly value: string };
  readonly 'not-a-ruleset': Readonly<Record<string, never>>;
  readonly 'not-an-object': Readonly<Record<string, never>>;
  readonly 'not-json': { readonly character: number; readonly message: string };
  readonly 'not-one-of': { readonly field: string; readonly allowed: readonly string[]; readonly value: string };
  readonly 'number-range': { readonly least: number; readonly most: number };
  readonly 'on-lake': { readonly kind: string; readonly square: string };
  readonly 'other-answer': { readonly line: number; readonly move: string; readonly answer: string };
  readonly 'other-law': Readonly<Record<string, never>>;
  readonly 'outside-home': { readonly kind: string; readonly square: string };
  readonly 'position-online': Readonly<Record<string, never>>;
  readonly 'position-over': Readonly<Record<string, never>>;
  readonly 'quiet-range': { readonly least: number; readonly most: number; readonly value: string };
  readonly 'record-empty': Readonly<Record<string, never>>;
  readonly 'record-length': { readonly most: number };
  readonly 'record-move': { readonly line: number; readonly move: string; readonly reason: string };
  readonly 'record-result': { readonly answer: string };
  readonly 'record-unfinished': Readonly<Record<string, never>>;
  readonly 'record-version': { readonly version: string };
  readonly 'rows-range': { readonly least: number; readonly most: number; readonly value: number };
  readonly 'side-missing': Readonly<Record<string, never>>;
  readonly 'tag-problems': { readonly tag: string; readonly problems: string };
  readonly 'too-many-pieces': {
    readonly side: string;
    readonly kind: string;
    readonly placed: number;
    readonly has: number;
  };
  readonly 'two-square-range': { readonly least: number; readonly most: number; readonly value: string };
  readonly 'unknown-base': { readonly base: string };
  readonly 'unknown-field': { readonly field: string };
  readonly 'unknown-kind': { readonly kind: string };
  readonly 'unknown-letter': { readonly letter: string; readonly row: number; readonly column: number };
  readonly 'unknown-letter-at': { readonly letter: string; readonly square: string };
  readonly 'unknown-opponent': { readonly allowed: readonly string[] };
  readonly 'unknown-preset': { readonly allowed: readonly string[] };
  readonly 'unknown-side': { readonly allowed: readonly string[] };
  readonly 'unreadable-request': { readonly reason: string };
  readonly 'wrong-columns': { readonly row: number; readonly columns: number; readonly wanted: number };
  readonly 'wrong-count': { readonly kind: string; readonly placed: number; readonly wanted: number };
  readonly 'wrong-field': { readonly field: string };
  readonly 'wrong-query': { readonly allowed: readonly string[] };
  readonly 'wrong-rows': { readonly rows: number; readonly wanted: number };
  readonly 'wrong-type': { readonly field: string; readonly type: string; readonly value: string };
  readonly 'wrong-version': { readonly version: number; readonly value: string };
}

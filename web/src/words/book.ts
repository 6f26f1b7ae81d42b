/// The rule book: a ruleset in sentences. Each field of the ruleset has a sentence for each of its values, so the types
/// check that a new value is not forgotten.
import { KINDS, type Kind, type Rules, type Square } from '../wire/messages';

/// The sentences of one language, in the order of the book.
export interface BookTexts {
  readonly aim: string;
  readonly captureTheFlag: string;
  readonly noMovablePieces: string;

  readonly board: string;
  readonly size: (columns: number, rows: number, homeRows: number) => string;
  readonly lakes: (squares: readonly Square[]) => string;

  readonly settingUp: string;
  readonly army: (size: number, free: number) => string;
  readonly setupOrder: Readonly<Record<Rules['setupOrder'], string>>;

  readonly moving: string;
  readonly firstMover: Readonly<Record<Rules['firstMover'], string>>;
  readonly oneStep: string;
  readonly immovable: string;
  readonly scoutStrike: Readonly<Record<Rules['scoutStrike'], string>>;
  readonly mustMove: string;

  readonly striking: string;
  readonly bothShown: string;
  readonly higherWins: string;
  readonly equalRanks: Readonly<Record<Rules['equalRanks'], string>>;
  readonly spy: string;
  readonly bomb: Readonly<Record<Rules['bomb'], string>>;
  readonly winningDefender: Readonly<Record<Rules['winningDefender'], string>>;

  readonly known: string;
  readonly reveal: Readonly<Record<Rules['reveal'], string>>;

  readonly repetition: string;
  readonly twoSquare: { readonly OFF: string; readonly SHUTTLE: string; readonly BOUNDARY: (times: number) => string };
  readonly chase: Readonly<Record<Rules['chase'], string>>;

  readonly ending: string;
  readonly blocked: Readonly<Record<Rules['blocked'], string>>;
  readonly bothImmobile: Readonly<Record<Rules['bothImmobile'], string>>;
  readonly quietLimit: { readonly OFF: string; readonly ON: (plies: number) => string };

  /// What a kind can do that others cannot; scouts and bombs depend on the ruleset.
  readonly privilege: Readonly<Record<'marshal' | 'miner' | 'spy' | 'flag', string>>;
}

export interface BookSection {
  readonly title: string;
  readonly text: readonly string[];
}

export interface BookPiece {
  readonly kind: Kind;
  readonly count: number;
  readonly privilege: string;
}

export function sectionsOf(rules: Rules, t: BookTexts): readonly BookSection[] {
  const { columns, rows, homeRows, lakes } = rules.board;
  const size = KINDS.reduce((sum, kind) => sum + (rules.army[kind] ?? 0), 0);
  return [
    { title: t.aim, text: [t.captureTheFlag, t.noMovablePieces] },
    { title: t.board, text: [t.size(columns, rows, homeRows), t.lakes(lakes)] },
    { title: t.settingUp, text: [t.army(size, columns * homeRows - size), t.setupOrder[rules.setupOrder]] },
    {
      title: t.moving,
      text: [t.firstMover[rules.firstMover], t.oneStep, t.immovable, t.scoutStrike[rules.scoutStrike], t.mustMove],
    },
    {
      title: t.striking,
      text: [
        t.bothShown,
        t.higherWins,
        t.equalRanks[rules.equalRanks],
        t.spy,
        t.bomb[rules.bomb],
        t.winningDefender[rules.winningDefender],
      ],
    },
    { title: t.known, text: [t.reveal[rules.reveal]] },
    { title: t.repetition, text: [twoSquare(rules.twoSquare, t), t.chase[rules.chase]] },
    {
      title: t.ending,
      text: [t.blocked[rules.blocked], t.bothImmobile[rules.bothImmobile], quietLimit(rules.quietLimit, t)],
    },
  ];
}

/// The army, the strongest first.
export function piecesOf(rules: Rules, t: BookTexts): readonly BookPiece[] {
  return KINDS.filter((kind) => rules.army[kind]).map((kind) => ({
    kind,
    count: rules.army[kind] ?? 0,
    privilege: privilegeOf(kind, rules, t),
  }));
}

function privilegeOf(kind: Kind, rules: Rules, t: BookTexts): string {
  if (kind === 'scout') return t.scoutStrike[rules.scoutStrike];
  if (kind === 'bomb') return t.bomb[rules.bomb];
  return kind === 'marshal' || kind === 'miner' || kind === 'spy' || kind === 'flag' ? t.privilege[kind] : '';
}

function twoSquare(law: Rules['twoSquare'], t: BookTexts): string {
  return law === 'OFF' || law === 'SHUTTLE' ? t.twoSquare[law] : t.twoSquare.BOUNDARY(Number(law.slice(9)));
}

const quietLimit = (limit: Rules['quietLimit'], t: BookTexts) =>
  limit === 'OFF' ? t.quietLimit.OFF : t.quietLimit.ON(limit);

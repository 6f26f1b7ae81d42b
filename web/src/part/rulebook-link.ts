/// Which rules the "Rules" link of the frame opens: those of the current game or edition, or all.

export interface RulesShown {
  readonly edition: string | undefined;
  readonly game: string | undefined;
}

let shown: RulesShown | undefined;

export const rulesShown = (): RulesShown | undefined => shown;

export function showRulesOf(next: RulesShown | undefined) {
  shown = next;
}

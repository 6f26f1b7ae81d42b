/// Which rules the frame's "Rules" opens: those of the game or edition on show, or all of them.

export interface RulesShown { readonly edition: string | undefined; readonly game: string | undefined }

let shown: RulesShown | undefined;

export const rulesShown = (): RulesShown | undefined => shown;

export function showRulesOf(next: RulesShown | undefined) {
  shown = next;
}

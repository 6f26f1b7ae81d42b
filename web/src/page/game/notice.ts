/// The text of a refusal beside its square.
import type { Look } from '../../part/look';
import type { Notice } from '../../state/game';
import type { RepetitionWarning } from '../../wire/messages';
import { reasonText, words } from '../../words';

export function noticeText({ reason, warning }: Notice, { names }: Look): string {
  const why = reasonText(reason, { name: names.scout });
  return warning ? `${why} (${warningText(warning)})` : why;
}

export const warningText = ({ count, limit }: RepetitionWarning) => words().game.repetition(count, limit);

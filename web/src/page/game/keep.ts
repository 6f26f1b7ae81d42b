/// Opens what one can keep of a finished game: link, record, and a picture of the position in sight.
import { lookFor } from '../../part/look';
import { piecesSeen } from '../../state/replay';
import type { Side } from '../../wire/messages';
import type { FlagfallGame } from './game';

export async function openKeep(page: FlagfallGame, bottom: Side) {
  const { FlagfallKeep } = await import('../games/keep');
  const sheet = new FlagfallKeep();
  sheet.game = page.game;
  sheet.name = `flagfall-${page.game}-${page.walk.replay?.at ?? 0}`;
  sheet.position = () => {
    const edition = page.session!.edition!;
    return { ground: edition.rules.board, bottom, look: lookFor(edition), pieces: piecesSeen(page.walk.replay!) };
  };
  sheet.close = () => sheet.remove();
  document.querySelector('main')!.append(sheet);
}

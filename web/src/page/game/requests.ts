/// What a player can ask of the server besides moving. The answers come as events.
import { announce } from '../../part/announce';
import { lookFor } from '../../part/look';
import { endOf, startOf } from '../../board/square';
import { isMyTurn } from '../../state/game';
import * as api from '../../wire/api';
import { cancelOffer } from '../../wire/lobby';
import { ApiError, Unreachable } from '../../wire/call';
import type { Side } from '../../wire/messages';
import { errorLines, reasonText, words } from '../../words';
import { go } from '../../route';
import type { FlagfallGame } from './game';

export function requests(page: FlagfallGame) {
  /// A hot-seat game has one caller for both sides, so its requests name the side.
  const side = (): Side | undefined => {
    const view = page.session?.state?.view;
    return view?.opponent === 'hotseat' ? (view.you ?? undefined) : undefined;
  };

  const attempt = async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (failure) {
      if (failure instanceof ApiError) page.showMessage(errorLines(failure, lookFor().names).join(' '));
      else if (failure instanceof Unreachable) page.showMessage(words().app.failed);
      else throw failure;
    }
  };

  return {
    resign: () => {
      void page.confirmResign(false);
      return attempt(() => api.resign(page.game, side()));
    },
    leave: () =>
      attempt(async () => {
        if (page.session?.state?.view?.status === 'waiting') await cancelOffer(page.game);
        else await api.resign(page.game, side());
        go('/');
      }),
    draw: () => attempt(() => api.draw(page.game, side())),
    takeback: () => attempt(() => api.takeback(page.game)),
    hint: () =>
      attempt(async () => {
        const ply = page.session?.state?.view?.ply;
        page.showHinting(true);
        const { move } = await api.hint(page.game).finally(() => page.showHinting(false));
        // Who has moved meanwhile did without it.
        if (page.session?.state?.view?.ply !== ply) return;
        page.session?.send({ t: 'hint', move });
        announce(words().game.hinted(startOf(move), endOf(move)));
      }),
    rematch: () =>
      attempt(async () => {
        if (page.rematch) return page.rematch.ask();
        const { game } = await api.rematch(page.game);
        if (game !== null) go(`/game/${game}`);
      }),
    /// A move that was typed.
    submit: (move: string) => {
      if (page.session?.state && isMyTurn(page.session.state)) page.typed.send(move);
      else page.typed.say(reasonText('not-your-turn'));
    },
  };
}

/// My games: what is unfinished, with a way to give it up, and what is finished.
import { Screen } from '../../part/screen';
import { addSheet } from '../../part/sheet';
import { lookFor } from '../../part/look';
import * as api from '../../wire/api';
import { ApiError } from '../../wire/call';
import { cancelOffer } from '../../wire/lobby';
import type { OwnGame, Ruleset } from '../../wire/messages';
import { errorLines, words } from '../../words';
import { gamesSheet } from './style';
import { gamesTemplate } from './view';

export class FlagfallGames extends Screen {
  editions: readonly Ruleset[] = [];
  running: readonly OwnGame[] | undefined;
  /// The unfinished game that is about to be given up.
  asked: string | undefined;
  busy = false;
  error = '';

  override connectedCallback() {
    super.connectedCallback();
    addSheet(gamesSheet);
    void this.load();
  }

  protected override render() {
    return gamesTemplate(this);
  }

  readonly ask = (id: string | undefined) => {
    this.asked = id;
    this.requestUpdate();
  };

  /// An offer that nobody took up is withdrawn, a game that has hardly begun is called off, any other is given up.
  readonly giveUp = async (game: OwnGame) => {
    if (this.busy) return;
    this.busy = true;
    this.error = '';
    this.asked = undefined;
    try {
      if (game.status === 'waiting' && game.opponent === 'open') await cancelOffer(game.id);
      else await api.abort(game.id).catch(() => api.resign(game.id, game.opponent === 'hotseat' ? 'red' : undefined));
    } catch (failure) {
      this.error = failure instanceof ApiError ? errorLines(failure, lookFor().names).join(' ') : words().app.failed;
    }
    this.busy = false;
    await this.load();
  };

  private async load() {
    try {
      [this.editions, this.running] = await Promise.all([api.rulesets(), api.ownGames()]);
    } catch {
      this.error = words().app.failed;
    }
    this.requestUpdate();
  }
}

customElements.define('flagfall-games', FlagfallGames);

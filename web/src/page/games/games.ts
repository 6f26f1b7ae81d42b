/// My games: what is unfinished, with a way to give it up, what is finished, and records of games played elsewhere.
import { Screen } from '../../part/screen';
import { addSheet } from '../../part/sheet';
import { learnMe } from '../../state/me';
import { urgentFirst } from '../../state/own-games';
import * as api from '../../wire/api';
import { cancelOffer, finishedGames } from '../../wire/lobby';
import { importedRecords, removeRecord } from '../../wire/record';
import type { Level, ListedGame, OwnGame, Ruleset } from '../../wire/messages';
import { words } from '../../words';
import { gamesSheet } from './style';
import './import';
import './keep';
import { gamesTemplate } from './view';
import { failureText } from '../../part/failure';

export class FlagfallGames extends Screen {
  editions: readonly Ruleset[] = [];
  levels: readonly Level[] = [];
  running: readonly OwnGame[] | undefined;
  finished: readonly ListedGame[] | undefined;
  imported: readonly ListedGame[] = [];
  importing = false;
  /// Where the next page of finished games begins.
  next: string | null = null;
  search = '';
  /// The game whose link, record and picture are offered.
  kept: ListedGame | undefined;
  /// The game that is about to be given up or deleted.
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

  readonly find = (search: string) => {
    this.search = search;
    this.requestUpdate();
  };

  readonly keep = (game: ListedGame | undefined) => {
    this.kept = game;
    this.requestUpdate();
  };

  readonly more = async () => {
    if (this.next === null) return;
    const { games, next } = await finishedGames(this.next);
    this.finished = [...(this.finished ?? []), ...games];
    this.next = next;
    this.requestUpdate();
  };

  readonly ask = (id: string | undefined) => {
    this.asked = id;
    this.requestUpdate();
  };

  readonly openImport = (open: boolean) => {
    this.importing = open;
    this.requestUpdate();
  };

  readonly discard = async ({ id }: ListedGame) => {
    this.asked = undefined;
    await removeRecord(id).catch(() => (this.error = words().app.failed));
    await this.load();
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
      this.error = failureText(failure);
    }
    this.busy = false;
    await this.load();
  };

  private async load() {
    try {
      const known = (await learnMe()) !== undefined;
      const [editions, levels, running, finished, imported] = await Promise.all([
        api.rulesets(),
        api.levels(),
        api.ownGames(),
        finishedGames(),
        known ? importedRecords() : undefined,
      ]);
      this.editions = editions;
      this.levels = levels;
      this.running = urgentFirst(running);
      this.finished = finished.games;
      this.imported = imported?.games ?? [];
      this.next = finished.next;
    } catch {
      this.error = words().app.failed;
    }
    this.requestUpdate();
  }
}

customElements.define('flagfall-games', FlagfallGames);

/// The routes of the page, and navigation between them.

export type Opponent = 'computer' | 'hotseat' | 'open';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly opponent: Opponent; readonly ruleset: string | undefined }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'rules'; readonly id: string | undefined; readonly game: string | undefined }
  | { readonly page: 'how' }
  | { readonly page: 'lobby' }
  | { readonly page: 'account' }
  | { readonly page: 'games' }
  | { readonly page: 'archive' }
  | { readonly page: 'people'; readonly name: string | undefined }
  | { readonly page: 'edit' }
  | { readonly page: 'lost' };

export function routeOf(url: Pick<URL, 'pathname' | 'search'>): Route {
  const [, page = '', id] = url.pathname.split('/').map(decodeURIComponent);
  const query = new URLSearchParams(url.search);
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'new', opponent: opponentOf(query.get('with')), ruleset: query.get('edition') ?? undefined };
    case 'game':
      return id ? { page: 'game', id } : { page: 'lost' };
    case 'rules':
      return { page: 'rules', id: id || undefined, game: query.get('game') ?? undefined };
    case 'how':
      return { page: 'how' };
    case 'edit':
      return { page: 'edit' };
    case 'lobby':
    case 'account':
    case 'games':
    case 'archive':
      return { page };
    case 'people':
      return { page, name: id || undefined };
    default:
      return { page: 'lost' };
  }
}

/// The opponents as addresses name them. `open` is the API's word for a friend.
const OPPONENTS: Readonly<Record<string, Opponent>> = { hotseat: 'hotseat', friend: 'open', open: 'open' };

const opponentOf = (text: string | null): Opponent => OPPONENTS[text ?? ''] ?? 'computer';

/// The address of the new-game page.
export const newGameAt = (opponent: Opponent, edition: string) =>
  `/new?with=${opponent === 'open' ? 'friend' : opponent}&edition=${edition}`;

export const ROUTE_CHANGED = 'flagfall-route';

/// Navigates to another route without a page load.
export function go(path: string) {
  history.pushState(null, '', path);
  dispatchEvent(new Event(ROUTE_CHANGED));
}

/// Handles clicks on internal links; new tabs, downloads and external links are left to the browser.
export function followLinks(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest?.('a[href]');
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.origin !== location.origin ||
    link.target ||
    link.pathname.startsWith('/api')
  )
    return;
  event.preventDefault();
  go(link.pathname + link.search);
}

/// The title of the page: what it shows, then the name of the game.
export function showTitle(...shown: readonly string[]) {
  document.title = [...shown, 'Flagfall'].filter((part) => part !== '').join(' · ');
}

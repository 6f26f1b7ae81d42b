/// What this browser keeps between visits. A browser that keeps nothing loses comfort, never a game.

const NAME = 'flagfall.';

export function kept<T>(key: string, otherwise: T, store: Storage = localStorage): T {
  try {
    const text = store.getItem(NAME + key);
    return text === null ? otherwise : JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown, store: Storage = localStorage) {
  try {
    store.setItem(NAME + key, JSON.stringify(value));
  } catch {
    // A full or forbidden store: the visit goes on without it.
  }
}

export function forget(key: string, store: Storage = localStorage) {
  try {
    store.removeItem(NAME + key);
  } catch {
    // As above.
  }
}

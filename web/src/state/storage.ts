/// JSON values in the storage of the browser. Storage may fail; then the page works without it.

const PREFIX = 'flagfall.';

export function stored<T>(key: string, fallback: T, storage: Storage = localStorage): T {
  try {
    const text = storage.getItem(PREFIX + key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function store(key: string, value: unknown, storage: Storage = localStorage) {
  try {
    storage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
}

export function removeStored(key: string, storage: Storage = localStorage) {
  try {
    storage.removeItem(PREFIX + key);
  } catch {
    // Storage is forbidden.
  }
}

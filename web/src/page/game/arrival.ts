/// Tells whoever waits that somebody has sat down. Where nobody looks, the title says so until somebody does.
import { announce } from '../../part/announce';
import { sound } from '../../part/sound';
import type { View } from '../../wire/messages';
import { words } from '../../words';
import { arrived } from './across';

export class Arrival {
  title: string | undefined;

  constructor(private readonly changed: () => void) {}

  /// Compares a view with the one before it.
  follow(before: View | undefined, now: View | undefined) {
    if (before?.status !== 'waiting' || before.you === null || !now) return;
    const name = arrived(now);
    if (name === undefined) return;
    const text = words().friend.came(name);
    announce(text);
    sound('bell');
    if (document.visibilityState === 'visible') return;
    this.title = text;
    document.addEventListener('visibilitychange', this.seen, { once: true });
  }

  private readonly seen = () => {
    this.title = undefined;
    this.changed();
  };
}

/// Sentences about pieces in the names that the pieces wear: "A scout" is "A Goblin" in the fantasy theme.
import type { Kind, Names } from '../theme/themes';

const KIND =
  /\b(?:(an?) )?(marshal|general|colonel|major|captain|lieutenant|sergeant|miner|scout|spy|spies|bomb|flag)(s?)\b/gi;

/// An English sentence with the names of a theme in place of the plain ones.
export function renamed(text: string, names: Names): string {
  return text.replace(KIND, (_, article: string | undefined, word: string, plural: string) => {
    const several = plural !== '' || word.toLowerCase() === 'spies';
    const name = names[(word.toLowerCase() === 'spies' ? 'spy' : word.toLowerCase()) as Kind];
    const a = article && (/^[AEIOU]/.test(name) ? 'an' : 'a');
    const lead = a ? `${article?.startsWith('A') ? a.charAt(0).toUpperCase() + a.slice(1) : a} ` : '';
    return lead + name + (several ? 's' : '');
  });
}

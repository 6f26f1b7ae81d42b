import type { Side } from './messages';

export const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

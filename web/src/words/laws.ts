/// The laws of a ruleset told from its data: for rules a player wrote, which no page of the rule book describes.
import type { Rules } from '../wire/messages';
import { words } from './index';

export function lawsTold(rules: Rules): readonly { readonly title: string; readonly text: string }[] {
  const w = words().custom;
  return Object.keys(w.field).map((field) => ({ title: w.field[field]!, text: answer(field as keyof Rules, rules) }));
}

function answer(field: keyof Rules, rules: Rules): string {
  const w = words().custom.option;
  const value = String(rules[field]);
  if (value.startsWith('BOUNDARY_')) return `${w['twoSquare.BOUNDARY']} ${value.slice(9)}`;
  if (field === 'quietLimit' && value !== 'OFF') return `${w['quietLimit.ON']}: ${value}`;
  return w[`${field}.${value}`] ?? value;
}

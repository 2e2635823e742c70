import { expect, test } from 'vitest';
import { everyColumn } from '@/test/remains';
import { dataMap } from './data-map';
import type { Fate } from './fates';

/** Types whose values cannot name or describe a person, in a table that is about nobody. */
const wordless = ['uuid', 'timestamp with time zone', 'boolean'];
const numbers = ['smallint', 'integer', 'bigint', 'double precision', 'date', 'USER-DEFINED'];

const columns = await everyColumn();

function isDecided(fate: Fate | undefined, column: string, type: string): boolean {
  if (!fate) return false;
  if ('deleted' in fate) return true;
  if ('shop' in fate) return [...wordless, ...numbers].includes(type) || fate.texts.includes(column);
  return [...fate.blanked, ...Object.keys(fate.retained ?? {}), ...Object.keys(fate.stays)].includes(column);
}

function namedBy(fate: Fate): string[] {
  if ('deleted' in fate) return [];
  return 'shop' in fate
    ? [...fate.texts]
    : [...fate.blanked, ...Object.keys(fate.retained ?? {}), ...Object.keys(fate.stays)];
}

test('dataMap decides every column of every table', () => {
  const open = columns.filter(({ table, column, type }) => !isDecided(dataMap[table], column, type));
  expect(open.map(({ table, column, type }) => `${table}.${column} (${type})`)).toEqual([]);
});

test('dataMap names no missing column', () => {
  const there = new Set(columns.flatMap(({ table, column }) => [table, `${table}.${column}`]));
  const named = Object.entries(dataMap).flatMap(([table, fate]) => [
    table,
    ...namedBy(fate).map((column) => `${table}.${column}`),
  ]);
  expect(named.filter((name) => !there.has(name))).toEqual([]);
});

test('isDecided is false for a table, text or number about a person that dataMap lacks', () => {
  expect(isDecided(undefined, 'id', 'uuid')).toBe(false);
  expect(isDecided(dataMap.products, 'secret', 'text')).toBe(false);
  expect(isDecided(dataMap.order_divers, 'lung_volume', 'integer')).toBe(false);
  expect(isDecided(dataMap.order_divers, 'is_pregnant', 'boolean')).toBe(false);
});

test('dataMap decides each column once, and seals no column that stays', () => {
  const undecided = Object.entries(dataMap).flatMap(([table, fate]) => {
    if (!('blanked' in fate)) return [];
    const { blanked, sealed = [], stays, retained = {} } = fate;
    const twice = [...blanked, ...Object.keys(retained)].filter((column) => column in stays);
    const open = Object.keys(retained).filter((column) => !sealed.includes(column));
    const lasting = sealed.filter((column) => !blanked.includes(column) && !(column in retained));
    return [...twice, ...open, ...lasting].map((column) => `${table}.${column}`);
  });
  expect(undecided).toEqual([]);
});

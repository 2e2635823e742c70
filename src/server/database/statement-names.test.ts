import { expect, test } from 'vitest';
import { statementNames } from './statement-names';

const times = (count: number, run: () => string | undefined) => Array.from({ length: count }, run);

test('statementNames names frequent statements, each uniquely', () => {
  const nameOf = statementNames();
  const claim = () => nameOf({ sql: 'SELECT take($1)', args: [1] });
  expect(times(6, claim)).toEqual([undefined, undefined, undefined, undefined, 'segara_0', 'segara_0']);
  expect(times(5, () => nameOf({ sql: 'SELECT free($1)', args: [1] })).at(-1)).toBe('segara_1');
  expect(claim()).toBe('segara_0');
});

test('statementNames skips statements without parameters and rare ones, and limits the number of names', () => {
  const nameOf = statementNames();
  expect(times(9, () => nameOf({ sql: 'COMMIT', args: [] })).filter(Boolean)).toEqual([]);
  for (let number = 0; number < 3_000; number += 1)
    expect(nameOf({ sql: `SELECT ${number} WHERE id = $1`, args: [1] })).toBeUndefined();
  const names = new Set(
    Array.from({ length: 300 }, (_, number) =>
      times(5, () => nameOf({ sql: `UPDATE ${number} SET id = $1`, args: [1] })).at(-1),
    ),
  );
  expect(names.size).toBe(201);
});

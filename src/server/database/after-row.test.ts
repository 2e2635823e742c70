import { expect, test } from 'vitest';
import { afterRow } from './after-row';

test('afterRow starts an index scan at the row and leaves out equal rows before it', () => {
  expect(afterRow({ at: 5, id: 'b' }, ['at'], 'desc')).toEqual({
    AND: [{ at: { lte: 5 } }, { OR: [{ at: { lt: 5 } }, { at: 5, id: { lt: 'b' } }] }],
  });
  expect(afterRow({ id: 'b' }, [], 'asc')).toEqual({
    AND: [{ id: { gte: 'b' } }, { OR: [{ id: { gt: 'b' } }] }],
  });
});

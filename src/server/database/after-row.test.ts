import { expect, test } from 'vitest';
import { afterRow } from './after-row';

test('afterRow begins an index at the row and leaves out the equal rows before it', () => {
  expect(afterRow({ at: 5, id: 'b' }, ['at'], 'desc')).toEqual({
    AND: [{ at: { lte: 5 } }, { OR: [{ at: { lt: 5 } }, { at: 5, id: { lt: 'b' } }] }],
  });
  expect(afterRow({ id: 'b' }, [], 'asc')).toEqual({
    AND: [{ id: { gte: 'b' } }, { OR: [{ id: { gt: 'b' } }] }],
  });
});

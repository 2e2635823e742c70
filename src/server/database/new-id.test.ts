import { expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from './new-id';

test('newId returns UUIDs of version 7 that differ and begin with the time', () => {
  const before = Date.now();
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) {
    expect(z.uuidv7().safeParse(id).success, id).toBe(true);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBeGreaterThanOrEqual(before);
  }
});

import { expect, test } from 'vitest';
import { isOfLaterVersion, readablePart } from './readable-part';
import { z } from './zod';

const shop = z.strictObject({
  name: z.string(),
  phones: z.array(z.strictObject({ number: z.string() }).refine(({ number }) => number !== '')),
});

test('readablePart drops fields that only a later version knows, at any depth', () => {
  const stored = { name: 'Laut', phones: [{ number: '+62', chat: true }, { number: '+61' }], moon: { full: 1 } };
  expect(readablePart(shop, stored)).toEqual({ name: 'Laut', phones: [{ number: '+62' }, { number: '+61' }] });
  expect(stored).toHaveProperty('moon');
});

test('readablePart refuses any other fault', () => {
  expect(() => readablePart(shop, { name: 1, phones: [], moon: 1 })).toThrow();
  expect(() => readablePart(shop, { name: 'Laut' })).toThrow();
});

test('only an unknown field counts as written by a later version', () => {
  const faultOf = (value: unknown) => shop.safeParse(value).error ?? { issues: [] };
  expect(isOfLaterVersion(faultOf({ name: 'Laut', phones: [{ number: '+62', chat: true }], moon: 1 }))).toBe(true);
  expect(isOfLaterVersion(faultOf({ title: 'Laut', phones: [] }))).toBe(false);
});

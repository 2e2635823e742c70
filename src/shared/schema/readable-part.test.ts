import { expect, test } from 'vitest';
import { isOfLaterVersion, readablePart } from './readable-part';
import { z } from './zod';

const shop = z.strictObject({
  name: z.string(),
  phones: z.array(z.strictObject({ number: z.string() }).refine(({ number }) => number !== '')),
});

test('what a later version wrote is read without the fields that this one does not know, at any depth', () => {
  const stored = { name: 'Laut', phones: [{ number: '+62', chat: true }, { number: '+61' }], moon: { full: 1 } };
  expect(readablePart(shop, stored)).toEqual({ name: 'Laut', phones: [{ number: '+62' }, { number: '+61' }] });
  expect(stored).toHaveProperty('moon');
});

test('what is wrong otherwise is refused', () => {
  expect(() => readablePart(shop, { name: 1, phones: [], moon: 1 })).toThrow();
  expect(() => readablePart(shop, { name: 'Laut' })).toThrow();
});

test('only an unknown field speaks of a later version', () => {
  const faultOf = (value: unknown) => shop.safeParse(value).error ?? { issues: [] };
  expect(isOfLaterVersion(faultOf({ name: 'Laut', phones: [{ number: '+62', chat: true }], moon: 1 }))).toBe(true);
  expect(isOfLaterVersion(faultOf({ title: 'Laut', phones: [] }))).toBe(false);
});

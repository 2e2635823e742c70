import fc from 'fast-check';
import superjson from 'superjson';
import { describe, expect, it } from 'vitest';
import { serialize } from './trpc-output';

/** As a client reads it, after the text in between. */
const arrived = (envelope: unknown) =>
  superjson.deserialize(JSON.parse(JSON.stringify(envelope)) as ReturnType<typeof superjson.serialize>);

/** Superjson refuses names by which a prototype could be changed. */
function isRefused(value: unknown): boolean {
  try {
    superjson.serialize(value);
    return false;
  } catch {
    return true;
  }
}

describe('an answer', () => {
  it('arrives as superjson alone would send it', () => {
    const leaves = [fc.date({ noInvalidDate: true }), fc.bigInt(), fc.constant(undefined), fc.constant(-0)];
    const value = fc.anything({ values: [fc.jsonValue(), fc.double(), ...leaves], withMap: true, withSet: true });
    fc.assert(
      fc.property(value, (sent) => {
        fc.pre(!isRefused(sent));
        expect(serialize(sent)).toEqual(superjson.serialize(sent));
        expect(arrived(serialize(sent))).toEqual(arrived(superjson.serialize(sent)));
      }),
    );
  });

  it('of a kind that JSON has not is noted at any depth', () => {
    for (const odd of [new Date(0), undefined, Number.NaN, -0, 1n, new Map([['a', 1]]), new Set([1])])
      for (const sent of [odd, [odd], { a: [{ b: odd }] }]) expect(arrived(serialize(sent))).toEqual(sent);
  });

  it('that JSON holds as it is is not copied', () => {
    const sent = { rows: [{ id: 'a', total: 1.5, note: null, isPaid: true }] };
    expect(serialize(sent).json).toBe(sent);
  });
});

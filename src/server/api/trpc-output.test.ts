import fc from 'fast-check';
import superjson from 'superjson';
import { describe, expect, it } from 'vitest';
import { serialize } from './trpc-output';

/** The value as a client reads it, after being sent as text. */
const arrived = (envelope: unknown) =>
  superjson.deserialize(JSON.parse(JSON.stringify(envelope)) as ReturnType<typeof superjson.serialize>);

/** Superjson refuses names that could change a prototype. */
function isRefused(value: unknown): boolean {
  try {
    superjson.serialize(value);
    return false;
  } catch {
    return true;
  }
}

describe('serialize', () => {
  it('writes output that a client reads like superjson’s own', () => {
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

  it('annotates a type that JSON lacks, at any depth', () => {
    for (const odd of [new Date(0), undefined, Number.NaN, -0, 1n, new Map([['a', 1]]), new Set([1])])
      for (const sent of [odd, [odd], { a: [{ b: odd }] }]) expect(arrived(serialize(sent))).toEqual(sent);
  });

  it('does not copy a value that JSON represents exactly', () => {
    const sent = { rows: [{ id: 'a', total: 1.5, note: null, isPaid: true }] };
    expect(serialize(sent).json).toBe(sent);
  });
});

import { describe, expect, test } from 'vitest';
import { misfitsOf, seatsLeft } from './misfits';
import type { Part } from './parts';

const besar = { kind: 'boat' as const, seats: 8, areas: ['nusa_penida'], inService: true, outOfService: null };
const seven = {
  transport: 'boat' as const,
  areas: ['nusa_penida'],
  people: 7,
  parts: ['morning', 'afternoon'] as Part[],
};

describe('misfitsOf', () => {
  test('is empty for a boat with room that serves the area', () => {
    expect(misfitsOf(besar, seven, [])).toEqual([]);
  });

  test('names the areas that are not served', () => {
    expect(misfitsOf(besar, { ...seven, areas: ['nusa_penida', 'tulamben'] }, [])).toEqual([
      { why: 'area', areas: ['tulamben'] },
    ]);
  });

  test('reports the seats of a boat that is too small, whoever is aboard', () => {
    const aboard = [{ people: 2, parts: ['morning'] as Part[] }];
    expect(misfitsOf({ ...besar, seats: 6 }, seven, aboard)).toEqual([{ why: 'too_small', seats: 6 }]);
  });

  test('reports the last day and the reason of a boat out of service', () => {
    const outOfService = { to: '2026-12-31', reason: 'Engine' };
    expect(misfitsOf({ ...besar, inService: false, outOfService }, seven, [])).toEqual([
      { why: 'out_of_service', until: '2026-12-31', reason: 'Engine' },
    ]);
    expect(misfitsOf({ ...besar, inService: false }, seven, [])).toEqual([{ why: 'inactive' }]);
  });

  test('names only the parts in which others leave too few seats', () => {
    const aboard = [
      { people: 2, parts: ['afternoon'] as Part[] },
      { people: 3, parts: ['afternoon', 'night'] as Part[] },
      { people: 1, parts: ['morning'] as Part[] },
    ];
    expect(misfitsOf(besar, seven, aboard)).toEqual([{ why: 'in_use', parts: ['afternoon'], left: 3 }]);
    expect(misfitsOf(besar, { ...seven, people: 3 }, aboard)).toEqual([]);
  });

  test('names a van for people who need a boat', () => {
    expect(misfitsOf({ ...besar, kind: 'van' }, seven, [])).toEqual([{ why: 'other_kind' }]);
  });
});

test('seatsLeft counts the fullest of the parts, and is never negative', () => {
  const aboard = [
    { people: 2, parts: ['morning'] as Part[] },
    { people: 5, parts: ['morning', 'afternoon'] as Part[] },
  ];
  expect(seatsLeft(besar, aboard, ['morning', 'afternoon'])).toBe(1);
  expect(seatsLeft(besar, aboard, ['night'])).toBe(8);
  expect(seatsLeft({ seats: 4 }, aboard, ['morning'])).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { allotUnits, type FreeUnit } from './allot-units';
import { leadFor, type Need, needsOf, type PackedDiver } from './needs-of';
import { sizeFits } from './size-fits';

const diver = (about: Partial<PackedDiver> = {}): PackedDiver => ({
  ...{ height_cm: 175, weight_kg: 70, gender: 'male', shoe_size: 42, shoe_size_system: 'EU' },
  ...{ suit_size: null, own_equipment: null, dives: 2, nitrox: false },
  ...about,
});
const written = (needs: Need[]) => needs.map(({ kind, size, gas, count }) => `${count} ${kind} ${gas ?? size}`.trim());

describe('needsOf', () => {
  test('counts suits, boots, fins and tanks of all divers by size', () => {
    const tall = diver({ height_cm: 190, weight_kg: 98, shoe_size: 45 });
    expect(written(needsOf([diver(), tall, diver()], ['morning']))).toEqual([
      ...['2 wetsuit M', '1 wetsuit XL', '2 bcd M', '1 bcd XL', '3 regulator'],
      ...['2 fins 42-43', '1 fins 44-45', '2 boots 42', '1 boots 45', '3 mask', '3 computer', '6 tank air'],
    ]);
  });

  test('leaves out what guests bring, but never tanks', () => {
    const own = diver({ own_equipment: ['wetsuit', 'bcd', 'regulator', 'fins', 'boots', 'mask', 'computer'] });
    expect(written(needsOf([own], ['morning']))).toEqual(['2 tank air']);
  });

  test('takes the size that the guest chose, and none where nothing is known', () => {
    const chosen = diver({ suit_size: '3XL', own_equipment: ['bcd'] });
    expect(written(needsOf([chosen], ['morning']))[0]).toBe('1 wetsuit 3XL');
    const unknown = diver({ height_cm: null, shoe_size: null });
    expect(written(needsOf([unknown], ['morning'])).slice(0, 4)).toEqual([
      '1 wetsuit',
      '1 bcd',
      '1 regulator',
      '1 fins',
    ]);
  });

  test('packs nitrox apart, and torches for the night', () => {
    expect(written(needsOf([diver({ nitrox: true }), diver()], ['night'])).slice(-3)).toEqual([
      ...['2 tank air', '2 tank nitrox', '2 torch'],
    ]);
  });
});

test.each([
  [70, 6],
  [100, 7],
  [null, null],
])('leadFor starts %s kg of body weight with %s kg', (weight_kg, lead) => {
  expect(leadFor({ weight_kg })).toBe(lead);
});

test.each([
  ['M', 'M', true],
  ['m ', 'M', true],
  ['L', 'M', false],
  ['42-43', '42', true],
  ['42', '42-43', true],
  ['44-45', '42-43', false],
  ['', 'M', false],
  ['', '', true],
  ['S', '42', false],
])('sizeFits: a unit of size %j for the need %j is %s', (unit, need, fits) => {
  expect(sizeFits(unit, need)).toBe(fits);
});

describe('allotUnits', () => {
  const need = (count: number, about: Partial<Need> = {}): Need => ({
    ...{ kind: 'regulator', size: '', gas: null, count },
    ...about,
  });
  const units = (count: number, about: Partial<FreeUnit> = {}): FreeUnit[] =>
    Array.from({ length: count }, (_, number) => ({
      ...{ id: `${about.kind}${about.size}${number}`, kind: 'regulator', size: '', usable: true, busy: [] },
      ...about,
    }));
  const shortOf = (all: ReturnType<typeof allotUnits>) => all.map((lines) => lines.map(({ short }) => short));

  test('gives a unit to one outing in each part of the day', () => {
    const at = (...parts: FreeUnit['busy']) => ({ parts, needs: [need(3)], issued: [] });
    expect(shortOf(allotUnits([at('morning'), at('morning', 'afternoon'), at('night')], units(4)))).toEqual([
      [0],
      [2],
      [0],
    ]);
  });

  test('leaves out units that cannot be used or are issued elsewhere', () => {
    const some = [
      ...units(1),
      ...units(1, { usable: false, size: 'a' }),
      ...units(1, { busy: ['morning'], size: 'b' }),
    ];
    const [[line] = []] = allotUnits([{ parts: ['morning'], needs: [need(2)], issued: [] }], some);
    expect(line).toMatchObject({ available: 1, short: 1 });
  });

  test('counts a unit that is issued to the outing', () => {
    const [unit] = units(1, { busy: ['morning'] });
    const issued = unit ? [unit.id] : [];
    const [[line] = []] = allotUnits([{ parts: ['morning'], needs: [need(1)], issued }], unit ? [unit] : []);
    expect(line).toMatchObject({ issued: 1, available: 1, short: 0 });
  });

  test('says nothing of a kind that the register does not hold', () => {
    const [[line] = []] = allotUnits(
      [{ parts: ['morning'], needs: [need(2, { kind: 'mask' })], issued: [] }],
      units(1),
    );
    expect(line).toMatchObject({ available: null, short: null });
  });

  test('shares tanks between air and nitrox', () => {
    const tanks = [need(3, { kind: 'tank', gas: 'air' }), need(2, { kind: 'tank', gas: 'nitrox' })];
    const all = allotUnits([{ parts: ['morning'], needs: tanks, issued: [] }], units(4, { kind: 'tank' }));
    expect(shortOf(all)).toEqual([[0, 1]]);
  });
});

import { describe, expect, test } from 'vitest';
import { composeScene } from './compose-scene';
import type { SceneFacts } from './facts';

const bottoms = ['wall', 'slope', 'wreck', 'reef', 'muck', 'pinnacle'] as const;
const seeds = ['manta-point', 'usat-liberty', 'seraya', 'pos-ii', 'blue-corner', 'mimpang'];

const facts: SceneFacts = {
  seed: 'manta-point',
  depthMin: 5,
  depthMax: 30,
  bottom: 'reef',
  life: ['turtle', 'nudibranch', 'fish-school', 'moray', 'clownfish', 'pygmy-seahorse'],
  area: 'nusa_penida',
  visibility: 12,
  temperature: 26,
};

test('composeScene gives the same picture for the same facts', () => {
  expect(composeScene(facts)).toEqual(composeScene({ ...facts }));
});

test('composeScene shows the water that the facts describe', () => {
  const slope: SceneFacts = { ...facts, bottom: 'slope' };
  const pictures = [
    slope,
    { ...slope, area: 'tulamben' },
    { ...slope, visibility: 3 },
    { ...slope, temperature: 18 },
    { ...slope, night: true },
  ].map((one) => composeScene(one).svg);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('composeScene ignores creatures without a drawing', () => {
  expect(composeScene({ ...facts, life: [...facts.life, 'kraken', 'toString'] })).toEqual(composeScene(facts));
});

describe.each(bottoms)('composeScene on a bottom of type %s', (bottom) => {
  const pictures = seeds.flatMap((seed) =>
    [false, true].map((night) => composeScene({ ...facts, seed, bottom, night, current: 2 })),
  );

  test('keeps the main animal in the part that a band, a card and a square share', () => {
    for (const { hero } of pictures) {
      expect(hero[0]).toBeGreaterThanOrEqual(370);
      expect(hero[0]).toBeLessThanOrEqual(1230);
      expect(hero[1]).toBeGreaterThanOrEqual(215);
      expect(hero[1]).toBeLessThanOrEqual(685);
    }
  });

  test('stays small and well formed', () => {
    for (const { svg } of pictures) {
      expect(svg.length).toBeLessThan(65_000);
      expect(svg).not.toMatch(/NaN|undefined|\{\d\}/);
    }
  });

  test('looks different for each seed', () => {
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
  });
});

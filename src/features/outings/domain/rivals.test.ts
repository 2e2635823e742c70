import { expect, test } from 'vitest';
import type { Load } from './boat-search';
import { rivalsAmong } from './rivals';

const [morning, afternoon] = [0, 1];
const load = (id: string, vehicles: number[], parts = [morning]): Load => ({ id, people: 1, parts, vehicles });
const rivalsOf = (one: Load, loads: Load[]) => rivalsAmong(loads)(one).loads.map(({ id }) => id);

test('rivalsAmong finds departures that compete for the same seats, directly or through others', () => {
  const [amed, candidasa, nusaPenida] = [load('amed', [0]), load('candidasa', [0, 1]), load('nusa-penida', [1, 2])];
  const loads = [amed, candidasa, nusaPenida, load('menjangan', [3])];
  expect(rivalsOf(amed, loads)).toEqual(['amed', 'candidasa', 'nusa-penida']);
  expect(rivalsAmong(loads)(nusaPenida).name).toBe(rivalsAmong(loads)(amed).name);
  expect(rivalsOf(load('menjangan', [3]), loads)).toEqual(['menjangan']);
});

test('rivalsAmong finds nobody on the same boat in another part, unless one departure uses it in both', () => {
  const [early, late] = [load('early', [0], [morning]), load('late', [0], [afternoon])];
  expect(rivalsOf(early, [early, late])).toEqual(['early']);
  expect(rivalsOf(early, [early, late, load('all-day', [0], [morning, afternoon])])).toEqual([
    'early',
    'late',
    'all-day',
  ]);
});

test('rivalsAmong finds rivals of a departure not in its input, and none for one without a boat', () => {
  const loads = [load('amed', [0]), load('menjangan', [1]), load('walk', [])];
  expect(rivalsOf(load('new', [0, 1]), loads)).toEqual(['amed', 'menjangan']);
  expect(rivalsOf(load('walk', []), loads)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import {
  type Filterable,
  isWished,
  lengthClass,
  offeredBy,
  readFilters,
  withFilter,
  withoutFilters,
} from './trip-filter';

const snorkelling: Filterable = { level: 'none', area: 'padang_bai', duration_days: 0.5 };
const wreck: Filterable = { level: 'open_water', area: 'tulamben', duration_days: 1 };
const drift: Filterable = { level: 'advanced', area: 'candidasa', duration_days: 1 };
const safari: Filterable = { level: 'open_water', area: 'tulamben', duration_days: 3 };
const trips = [snorkelling, wreck, drift, safari];
const offered = offeredBy(trips);

describe('the filters of the trips', () => {
  it('show everything as long as nothing is wished', () => {
    expect(trips.filter((trip) => isWished(trip, {}))).toEqual(trips);
  });

  it('show a diver all that asks for no more than their level', () => {
    expect(trips.filter((trip) => isWished(trip, { level: 'open_water' }))).toEqual([snorkelling, wreck, safari]);
    expect(trips.filter((trip) => isWished(trip, { level: 'none' }))).toEqual([snorkelling]);
  });

  it('combine: all wishes are to be met', () => {
    expect(trips.filter((trip) => isWished(trip, { area: 'tulamben', duration: 'day' }))).toEqual([wreck]);
    expect(trips.filter((trip) => isWished(trip, { area: 'candidasa', level: 'none' }))).toEqual([]);
  });

  it('know half days, days and longer ones', () => {
    expect([0.5, 1, 1.5, 3].map(lengthClass)).toEqual(['half', 'day', 'longer', 'longer']);
  });

  it('offer only what some trip has, levels in rising order', () => {
    expect(offered).toEqual({
      level: ['none', 'open_water', 'advanced'],
      area: ['padang_bai', 'tulamben', 'candidasa'],
      duration: ['half', 'day', 'longer'],
    });
  });
});

describe('the address of a filtered list', () => {
  it('names the wishes', () => {
    expect(readFilters('?level=advanced&duration=day', offered)).toEqual({ level: 'advanced', duration: 'day' });
  });

  it('is read without what nobody offers', () => {
    expect(readFilters('?level=wizard&area=atlantis&duration=', offered)).toEqual({});
  });

  it('keeps what it does not know when a wish changes', () => {
    expect(withFilter('?utm_source=mail&area=amed', 'area', 'tulamben')).toBe('?utm_source=mail&area=tulamben');
    expect(withoutFilters('?utm_source=mail&area=tulamben&level=none')).toBe('?utm_source=mail');
    expect(withoutFilters('?area=tulamben')).toBe('');
  });
});

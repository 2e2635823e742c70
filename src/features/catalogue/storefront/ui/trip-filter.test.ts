import { describe, expect, it } from 'vitest';
import {
  type Filterable,
  lengthClass,
  matchesFilters,
  offeredBy,
  readFilters,
  withoutFilters,
  withParameter,
} from './trip-filter';

const snorkelling: Filterable = { level: 'none', area: 'padang_bai', duration_days: 0.5, dive_count: 0 };
const wreck: Filterable = { level: 'open_water', area: 'tulamben', duration_days: 1, dive_count: 2 };
const drift: Filterable = { level: 'advanced', area: 'candidasa', duration_days: 1, dive_count: 2 };
const safari: Filterable = { level: 'open_water', area: 'tulamben', duration_days: 3, dive_count: 6 };
const trips = [snorkelling, wreck, drift, safari];
const offered = offeredBy(trips);

describe('the trip filters', () => {
  it('all trips match when no filter is set', () => {
    expect(trips.filter((trip) => matchesFilters(trip, {}))).toEqual(trips);
  });

  it('the level filter keeps trips that require that level or a lower one', () => {
    expect(trips.filter((trip) => matchesFilters(trip, { level: 'open_water' }))).toEqual([snorkelling, wreck, safari]);
    expect(trips.filter((trip) => matchesFilters(trip, { level: 'none' }))).toEqual([snorkelling]);
  });

  it('an advanced diver can join everything, and a non-diver only trips without dives', () => {
    expect(trips.filter((trip) => matchesFilters(trip, { level: 'advanced' }))).toEqual(trips);
    expect(trips.filter((trip) => matchesFilters(trip, { level: 'not_diving' }))).toEqual([snorkelling]);
    expect(offeredBy([wreck, drift]).level).toEqual(['open_water', 'advanced']);
  });

  it('a trip has to match all filters', () => {
    expect(trips.filter((trip) => matchesFilters(trip, { area: 'tulamben', duration: 'day' }))).toEqual([wreck]);
    expect(trips.filter((trip) => matchesFilters(trip, { area: 'candidasa', level: 'none' }))).toEqual([]);
  });

  it('the duration filter distinguishes half days, days and longer trips', () => {
    expect([0.5, 1, 1.5, 3].map(lengthClass)).toEqual(['half', 'day', 'longer', 'longer']);
  });

  it('the filters offer only values that match a trip, with levels in ascending order', () => {
    expect(offered).toEqual({
      level: ['none', 'open_water', 'advanced', 'not_diving'],
      area: ['padang_bai', 'tulamben', 'candidasa'],
      duration: ['half', 'day', 'longer'],
    });
  });
});

describe('the trip filters in the URL', () => {
  it('the URL contains the filters that are set', () => {
    expect(readFilters('?level=advanced&duration=day', offered)).toEqual({ level: 'advanced', duration: 'day' });
  });

  it('a level that is no longer offered is read as the level that includes it', () => {
    expect(readFilters('?level=rescue', offered)).toEqual({ level: 'advanced' });
    expect(readFilters('?level=scuba_diver', offered)).toEqual({ level: 'none' });
  });

  it('values that no trip has are ignored when the URL is read', () => {
    expect(readFilters('?level=wizard&area=atlantis&duration=', offered)).toEqual({});
  });

  it('other parameters of the URL stay when a filter changes', () => {
    expect(withParameter('?utm_source=mail&area=amed', 'area', 'tulamben')).toBe('?utm_source=mail&area=tulamben');
    expect(withoutFilters('?utm_source=mail&area=tulamben&level=none')).toBe('?utm_source=mail');
    expect(withoutFilters('?area=tulamben')).toBe('');
    expect(withoutFilters('?from=2026-12-01&to=2026-12-05&sort=next')).toBe('?sort=next');
  });
});

import { describe, expect, test } from 'vitest';
import { defaultNeeds } from './default-needs';

const trip = {
  kind: 'trip',
  name: 'Day at sea',
  area: 'nusa_penida',
  diveCount: 2,
  durationDays: 1,
  departureTime: '07:30',
} as const;
const course = { ...trip, kind: 'course' } as const;

describe('defaultNeeds', () => {
  test.each(['trip', 'activity'] as const)('gives kind %s a boat and a guide in its area all day', (kind) => {
    expect(defaultNeeds({ ...trip, kind })).toEqual({
      transport: ['boat'],
      ledBy: ['guide'],
      diversPerGuide: 4,
      parts: ['morning', 'afternoon'],
      areas: ['nusa_penida'],
    });
  });

  test.each(['amed', 'tulamben', 'menjangan', 'pemuteran', 'gilimanuk'] as const)('sends a van to %s', (area) => {
    expect(defaultNeeds({ ...trip, area })).toMatchObject({ transport: ['van'], areas: [area] });
    expect(defaultNeeds({ ...course, area })).toMatchObject({ transport: ['van'], ledBy: ['instructor'] });
  });

  test('names no area for a product without one', () => {
    expect(defaultNeeds({ ...trip, area: null })).toMatchObject({ transport: ['boat'], areas: [] });
  });

  test('gives a course an instructor, and a boat only if it dives', () => {
    expect(defaultNeeds(course)).toMatchObject({ transport: ['boat'], ledBy: ['instructor'] });
    expect(defaultNeeds({ ...course, diveCount: 0 })).toMatchObject({ transport: ['none'], ledBy: ['instructor'] });
  });

  test.each(['open-water-diver', 'Open Water Diver'])('keeps the first day of %s at the pool', (name) => {
    expect(defaultNeeds({ ...course, name, durationDays: 3 })).toMatchObject({
      transport: ['none', 'boat'],
      ledBy: ['instructor'],
    });
    expect(defaultNeeds({ ...course, name, durationDays: 1 }).transport).toEqual(['boat']);
    expect(defaultNeeds({ ...course, name: `Advanced ${name}`, durationDays: 2 }).transport).toEqual(['boat']);
  });

  test.each(['go_pro', 'internship'] as const)('gives kind %s neither transport nor leader', (kind) => {
    expect(defaultNeeds({ ...trip, kind })).toMatchObject({ transport: ['none'], ledBy: ['none'] });
  });

  test('gives Discover Scuba Diving a guide for two divers', () => {
    expect(defaultNeeds({ ...course, name: 'discover-scuba-diving' }).diversPerGuide).toBe(2);
    expect(defaultNeeds({ ...course, name: 'Discover Scuba Diving' }).diversPerGuide).toBe(2);
  });

  test.each([
    ['07:30', 1, ['morning', 'afternoon']],
    ['07:30', 0.5, ['morning']],
    ['12:30', 0.5, ['afternoon']],
    ['17:30', 1, ['night']],
  ] as const)('gives a departure at %s over %s days the parts %j', (departureTime, durationDays, parts) => {
    expect(defaultNeeds({ ...trip, departureTime, durationDays }).parts).toEqual(parts);
  });
});

import { describe, expect, test } from 'vitest';
import { dayWith, guide, instructor, trip } from '@/test/outings/days';
import type { Day } from './day';
import { leadersOf } from './leaders';

const freeOn = (day: Day, id: string) => {
  const departure = day.departures.find((one) => one.id === id);
  return departure && leadersOf(day).freeFor(departure);
};

const withCrew =
  (...crew: Day['crew']) =>
  (...departures: Day['departures']) =>
    dayWith({ crew, departures });
const twoGuides = withCrew(guide('Ketut'), guide('Wayan'));

describe('free seats by leaders', () => {
  test('are the rest of the current groups plus four for each free guide', () => {
    expect(freeOn(twoGuides(trip('Penida')), 'Penida')).toBe(8);
    expect(freeOn(twoGuides(trip('Penida', { sharedDivers: 3 })), 'Penida')).toBe(5);
    const both = twoGuides(trip('Penida', { sharedDivers: 3 }), trip('Tulamben', { sharedDivers: 1 }));
    expect(freeOn(both, 'Penida')).toBe(1);
    expect(freeOn(both, 'Tulamben')).toBe(3);
  });

  test("follow the product's number of divers per guide", () => {
    expect(freeOn(twoGuides(trip('Discover', { needs: { diversPerGuide: 2 }, sharedDivers: 1 })), 'Discover')).toBe(3);
  });

  test('exclude the divers of a private guide, who leads nobody else', () => {
    expect(freeOn(twoGuides(trip('Penida', { privateDivers: [2] })), 'Penida')).toBe(4);
    expect(freeOn(twoGuides(trip('Penida', { privateDivers: [5] })), 'Penida')).toBe(0);
  });

  test('are unlimited when no leader is needed, or crew is not counted yet', () => {
    expect(freeOn(twoGuides(trip('Padi', { needs: { ledBy: 'none' } })), 'Padi')).toBe(Number.POSITIVE_INFINITY);
    expect(freeOn(dayWith({ departures: [trip('Penida')] }), 'Penida')).toBe(Number.POSITIVE_INFINITY);
  });

  test('are counted by part: a morning guide leads another group in the afternoon', () => {
    const oneGuide = withCrew(guide('Ketut'));
    const morning = trip('Early', { needs: { parts: ['morning'] }, sharedDivers: 4 });
    expect(freeOn(oneGuide(morning, trip('Late', { needs: { parts: ['afternoon'] } })), 'Late')).toBe(4);
    expect(freeOn(oneGuide(morning, trip('Penida')), 'Penida')).toBe(0);
  });

  test('exclude crew who are off, have an expired paper, cannot lead or steer in one of the parts', () => {
    const free = (...crew: Day['crew']) => freeOn(withCrew(...crew)(trip('Penida')), 'Penida');
    expect(free(guide('off', { isWorking: false }))).toBe(0);
    expect(free(guide('expired', { hasExpiredPaper: true }))).toBe(0);
    expect(free(guide('captain', { isGuide: false }))).toBe(0);
    expect(free(guide('captain at noon', { steersIn: ['afternoon'] }))).toBe(0);
    expect(free(guide('captain at night', { steersIn: ['night'] }))).toBe(4);
  });

  test('let instructors guide, but no guide instruct', () => {
    const course = trip('Open Water', { needs: { ledBy: 'instructor' } });
    expect(freeOn(twoGuides(course), 'Open Water')).toBe(0);
    const mixed = withCrew(guide('Ketut'), instructor('Ayu'));
    expect(freeOn(mixed(course), 'Open Water')).toBe(4);
    expect(freeOn(mixed(trip('Penida')), 'Penida')).toBe(8);
    expect(freeOn(mixed(course, trip('Penida', { sharedDivers: 5 })), 'Open Water')).toBe(0);
    expect(freeOn(mixed({ ...course, sharedDivers: 1 }, trip('Penida')), 'Penida')).toBe(4);
  });

  test('are zero in the parts of a day that lacks a leader, even in a group that is not full', () => {
    const nights = { needs: { parts: ['night' as const] } };
    const day = twoGuides(
      trip('Penida', { sharedDivers: 9 }),
      trip('Tulamben', { sharedDivers: 1 }),
      trip('Night', nights),
    );
    expect(freeOn(day, 'Penida')).toBe(0);
    expect(freeOn(day, 'Tulamben')).toBe(0);
    expect(freeOn(day, 'Night')).toBe(8);
  });
});

test('a private guide is available while a guide is free, even when the shared groups have room', () => {
  const canLead = (day: Day, divers: number) => leadersOf(day).canLeadAlone(trip('Penida'), divers);
  expect(canLead(twoGuides(trip('Penida', { sharedDivers: 1 })), 4)).toBe(true);
  expect(canLead(twoGuides(trip('Penida', { sharedDivers: 1 })), 5)).toBe(false);
  expect(canLead(twoGuides(trip('Penida', { sharedDivers: 5 })), 1)).toBe(false);
});

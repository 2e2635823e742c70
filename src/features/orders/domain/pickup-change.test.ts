import { describe, expect, test } from 'vitest';
import { pickupChange } from './pickup-change';

const transfers = {
  pickup: [
    { area: 'kuta', from: '06:30', to: '06:45' },
    { area: 'sanur', from: '07:00', to: '07:15' },
  ],
  returning: { from: '16:00', to: '18:00' },
};
const fetched = { pickup: true, transfers, durationDays: 1 };
const item = (day: string, about: object = {}) => ({
  ...{ state: 'booked' as const, day, snapshot: fetched, cutOffHours: 12 },
  ...about,
});
const order = (...items: ReturnType<typeof item>[]) => ({ status: 'confirmed' as const, items });
/** 18:29 and 18:30 on Bali, twelve hours before the day of 24 December begins. */
const before = new Date('2026-12-23T10:29:00Z');
const cutOff = new Date('2026-12-23T10:30:00Z');

describe('pickupChange', () => {
  test('offers the areas the car serves until the cut-off of the day', () => {
    expect(pickupChange(order(item('2026-12-24')), before)).toEqual({ areas: ['kuta', 'sanur'], until: cutOff });
    expect(pickupChange(order(item('2026-12-24')), cutOff)).toBeNull();
  });
  test('ends with the first cut-off of several days, and resumes once that day is over', () => {
    const days = order(item('2026-12-24'), item('2026-12-26'));
    expect(pickupChange(days, before)?.until).toEqual(cutOff);
    expect(pickupChange(days, new Date('2026-12-24T04:00:00Z'))).toBeNull();
    expect(pickupChange(days, new Date('2026-12-25T04:00:00Z'))?.until).toEqual(new Date('2026-12-25T10:30:00Z'));
  });
  test('is over while a course of several days is under way', () => {
    const course = item('2026-12-22', { snapshot: { ...fetched, durationDays: 3 } });
    expect(pickupChange(order(course, item('2026-12-28')), before)).toBeNull();
  });
  test('offers nothing for an ended order, ended items, or a product without pickup', () => {
    const own = { ...fetched, pickup: false, transfers: null };
    expect(pickupChange({ ...order(item('2026-12-24')), status: 'cancelled' }, before)).toBeNull();
    expect(pickupChange(order(item('2026-12-24', { state: 'off' })), before)).toBeNull();
    expect(pickupChange(order(item('2026-12-24', { snapshot: own })), before)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { certificationLevels } from '@/features/booking/divers/domain/certification';
import { fitDiver } from '@/features/booking/fit/domain/fit-diver';
import { defaultShop } from '@/shared/shop/sections';
import { type BookedDays, refresherNeed as needIn } from './refresher-need';

const { agencies } = defaultShop;
const refresherNeed = (booked: BookedDays[], divers: Parameters<typeof needIn>[1]) => needIn(booked, divers, agencies);
const dive = { level: 'open_water', refresher: false, duration_days: 1, minimum_age: 10 } as const;
const refresher = { level: 'scuba_diver', refresher: true, duration_days: 0.5, minimum_age: 10 } as const;
const snorkelling = { level: 'none', refresher: false, duration_days: 1, minimum_age: 8 } as const;
const item = (day: string, divers: number[], sold: BookedDays['sold'] = dive): BookedDays => ({
  activity_date: day,
  divers,
  sold,
});
const returning = (last_dive: string, about: object = {}) =>
  fitDiver({ certification_level: 'open_water', date_of_birth: '1990-04-21', last_dive, ...about });
const hana = returning('2024-03-10');
const sven = returning('2026-11-01');
const DAY = '2026-11-27';

describe('a refresher is needed', () => {
  test('by divers whose last dive is a year or more before their first day', () => {
    expect(refresherNeed([item(DAY, [0, 1])], [sven, hana])).toEqual({ people: [1], before: DAY });
    const peopleWith = (lastDive: string) => refresherNeed([item(DAY, [0])], [returning(lastDive)])?.people;
    expect(['2025-11-26', '2025-11-27', '2025-11-28'].map(peopleWith)).toEqual([[0], [0], undefined]);
  });

  test('before the earliest day on which one of them dives', () => {
    const booked = [item('2026-11-29', [0]), item('2026-11-27', [1]), item('2026-11-25', [2])];
    expect(refresherNeed(booked, [hana, hana, sven])).toEqual({ people: [0, 1], before: '2026-11-27' });
    expect(refresherNeed([item('2026-11-29', [0]), item('2026-11-27', [0])], [hana])?.before).toBe('2026-11-27');
  });

  test('by every certified diver, but not without a certification or a date of the last dive', () => {
    const needing = certificationLevels.filter((level) => refresherNeed([item(DAY, [0])], [{ ...hana, level }]));
    expect(needing).toEqual(certificationLevels.filter((level) => level !== 'none'));
    expect(refresherNeed([item(DAY, [0])], [{ ...hana, level: null }])).toBeNull();
    expect(refresherNeed([item(DAY, [0])], [{ ...hana, lastDive: null }])).toBeNull();
  });

  test('by nobody who already has a refresher in the booking, or books nothing else', () => {
    const both = [item(DAY, [0, 1]), item('2026-11-26', [0], refresher)];
    expect(refresherNeed(both, [hana, hana])).toEqual({ people: [1], before: DAY });
    expect(refresherNeed([item(DAY, [0], refresher)], [hana])).toBeNull();
  });

  test('by nobody who only snorkels, has no day yet, or has left the booking', () => {
    expect(refresherNeed([item(DAY, [0], snorkelling)], [hana])).toBeNull();
    expect(refresherNeed([item('2026-11-25', [0], snorkelling), item(DAY, [0])], [hana])?.before).toBe(DAY);
    expect(refresherNeed([item('', [0])], [hana])).toBeNull();
    expect(refresherNeed([{ ...item(DAY, [0]), sold: undefined }], [hana])).toBeNull();
    expect(refresherNeed([item(DAY, [0])], [sven, hana])).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { datesAfter, dueOf, type Serviced } from './due-of';

const unit = (about: Partial<Serviced>): Serviced => ({
  ...{ kind: 'regulator', bought_on: null, serviced_on: null, added_on: '2026-01-10' },
  ...{ service_months: null, service_dives: null },
  ...{ hydrostatic_on: null, hydrostatic_months: 60, visual_on: null, visual_months: 12 },
  ...about,
});
const tank = { kind: 'tank', hydrostatic_on: '2024-03-01', visual_on: '2025-12-15' } as const;

describe('dueOf', () => {
  test.each<[string, Partial<Serviced>, string, number, object]>([
    ['without an interval, nothing is due', {}, '2030-01-01', 999, { next: null, divesLeft: null, overdue: null }],
    [
      'months count from the last service',
      { service_months: 12, serviced_on: '2025-12-01', bought_on: '2020-01-01' },
      ...(['2026-12-01', 0, { next: { by: 'service', on: '2026-12-01' }, overdue: null }] as const),
    ],
    [
      'the day after the due day is overdue',
      { service_months: 12, serviced_on: '2025-12-01' },
      ...(['2026-12-02', 0, { overdue: 'service' }] as const),
    ],
    [
      'a unit never serviced counts from its purchase',
      { service_months: 6, bought_on: '2025-08-31' },
      ...(['2026-03-01', 0, { next: { by: 'service', on: '2026-02-28' }, overdue: 'service' }] as const),
    ],
    [
      'a unit without dates counts from its entry',
      { service_months: 6 },
      ...(['2026-07-10', 0, { next: { by: 'service', on: '2026-07-10' }, overdue: null }] as const),
    ],
    ['dives are counted down', { service_dives: 100 }, '2026-07-10', 99, { divesLeft: 1, overdue: null }],
    ['the last dive makes it overdue', { service_dives: 100 }, '2026-07-10', 100, { divesLeft: 0, overdue: 'dives' }],
    ['more dives than allowed leave none', { service_dives: 100 }, '2026-07-10', 130, { divesLeft: 0 }],
    [
      'the visual test of a tank comes first',
      tank,
      ...(['2026-12-15', 0, { next: { by: 'visual', on: '2026-12-15' }, overdue: null }] as const),
    ],
    ['a tank without a recent visual test is overdue', tank, '2026-12-16', 0, { overdue: 'visual' }],
    [
      'a tank without a recent hydrostatic test is overdue',
      { ...tank, hydrostatic_on: '2021-03-01' },
      ...(['2026-12-15', 0, { next: { by: 'hydrostatic', on: '2026-03-01' }, overdue: 'hydrostatic' }] as const),
    ],
    [
      'the tests of anything but a tank are ignored',
      { ...tank, kind: 'mask' },
      ...(['2030-01-01', 0, { next: null, overdue: null }] as const),
    ],
  ])('%s', (_, about, today, dives, expected) => {
    expect(dueOf(unit(about), today, dives)).toMatchObject(expected);
  });
});

test.each([
  ['service', '2026-05-01', { serviced_on: '2026-05-01' }],
  ['service', '2025-01-01', { serviced_on: '2026-02-01' }],
  ['hydrostatic', '2026-05-01', { hydrostatic_on: '2026-05-01' }],
  ['visual', '2026-05-01', { visual_on: '2026-05-01' }],
  ['repair', '2026-05-01', {}],
] as const)('datesAfter sets the date of a %s on %s', (kind, date, dates) => {
  expect(datesAfter({ serviced_on: '2026-02-01', hydrostatic_on: null, visual_on: null }, { kind, date })).toEqual(
    dates,
  );
});

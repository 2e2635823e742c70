import { expect, test } from 'vitest';
import { calendarEntry } from './calendar-entry';

const details = { description: '', location: 'Sanur', url: 'https://dive.example', status: 'confirmed' } as const;
const day = {
  uuid: 'a',
  title: 'Mantas',
  date: '2026-12-24',
  days: 1,
  pickup: { from: '07:00', back: { to: '18:00' } },
};

test('calendarEntry with pickup lasts from the pickup until the return, in Bali time', () => {
  expect(calendarEntry(day, details)).toMatchObject({
    fullDays: false,
    from: new Date('2026-12-23T23:00:00Z'),
    to: new Date('2026-12-24T10:00:00Z'),
  });
});

test('calendarEntry without pickup or time is an all-day entry', () => {
  expect(calendarEntry({ ...day, days: 0.5, pickup: null }, details)).toMatchObject({
    fullDays: true,
    from: new Date('2026-12-24T00:00:00Z'),
    to: new Date('2026-12-25T00:00:00Z'),
  });
});

test('calendarEntry without pickup begins at the departure that the guest chose', () => {
  expect(calendarEntry({ ...day, days: 0.5, pickup: null, time: '13:00' }, details)).toMatchObject({
    fullDays: false,
    from: new Date('2026-12-24T05:00:00Z'),
    to: new Date('2026-12-24T09:00:00Z'),
  });
  expect(calendarEntry({ ...day, time: '08:00' }, details)).toMatchObject({ from: new Date('2026-12-23T23:00:00Z') });
  expect(calendarEntry({ ...day, days: 3, time: '08:00' }, details)).toMatchObject({ fullDays: true });
});

test('calendarEntry of a course spans all its days, including the last', () => {
  expect(calendarEntry({ ...day, days: 3 }, details)).toMatchObject({
    fullDays: true,
    from: new Date('2026-12-24T00:00:00Z'),
    to: new Date('2026-12-27T00:00:00Z'),
  });
});

test('calendarEntry without pickup begins when the guests meet', () => {
  const own = { ...day, pickup: null, days: 0.5, meeting: '06:45' };
  expect(calendarEntry(own, details)).toMatchObject({ fullDays: false, from: new Date('2026-12-23T22:45:00Z') });
  expect(calendarEntry({ ...own, time: '08:00' }, details).from).toEqual(new Date('2026-12-23T22:45:00Z'));
});

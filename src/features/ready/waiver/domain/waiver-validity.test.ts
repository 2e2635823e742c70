import { expect, test } from 'vitest';
import { bookedDays, counts, type DiverToSign, isMinorOn, type SignedWaiver, validUntil } from './waiver-validity';

const paper = { id: 'v2', publishedAt: new Date('2026-11-01T00:00:00Z') };
const diver: DiverToSign = { diverId: 'hana', marks: ['mark-of-hana'], isMinor: false, lastDay: '2026-12-24' };
const waiver: SignedWaiver = {
  paperId: 'v2',
  diverId: 'hana',
  personMark: 'mark-of-hana',
  byGuardian: false,
  signedOn: '2026-11-20',
  createdAt: new Date('2026-11-20T02:00:00Z'),
};
const isValid = (about: Partial<SignedWaiver> = {}, needed: Partial<DiverToSign> = {}, months = 12) =>
  counts({ ...waiver, ...about }, { ...diver, ...needed }, { paper, months });

test('a waiver counts for the same person of a later booking until its last valid day', () => {
  expect(isValid()).toBe(true);
  expect(isValid({ diverId: 'earlier' })).toBe(true);
  expect(isValid({}, { lastDay: '2027-11-20' })).toBe(true);
  expect(isValid({}, { lastDay: '2027-11-21' })).toBe(false);
});

test('a waiver of another person, or of an earlier text, does not count', () => {
  expect(isValid({}, { marks: ['mark-of-jonas'] })).toBe(false);
  expect(isValid({ paperId: 'v1' })).toBe(false);
});

test('with 0 months, only the waiver of this booking counts', () => {
  expect(isValid({}, {}, 0)).toBe(true);
  expect(isValid({ diverId: 'earlier' }, {}, 0)).toBe(false);
});

test('a waiver that a guardian signed does not count once the diver is of age, nor the reverse', () => {
  expect(isValid({ byGuardian: true }, { isMinor: true })).toBe(true);
  expect(isValid({ byGuardian: true })).toBe(false);
  expect(isValid({}, { isMinor: true })).toBe(false);
  expect(isValid({}, { isMinor: null })).toBe(false);
});

test('a waiver on paper counts when it was recorded after the text was published', () => {
  expect(isValid({ paperId: null }, { isMinor: true })).toBe(true);
  expect(isValid({ paperId: null, createdAt: new Date('2026-10-31T00:00:00Z') })).toBe(false);
  expect(isValid({ paperId: null, personMark: null }, { marks: [] })).toBe(true);
  expect(isValid({ paperId: null, personMark: null, diverId: 'jonas' }, { marks: [] })).toBe(false);
});

test('validUntil ends on the same day of a later month, or on its last day', () => {
  expect(validUntil('2026-01-31', 1)).toBe('2026-02-28');
  expect(validUntil('2026-11-20', 12)).toBe('2027-11-20');
  expect(validUntil('2026-11-20', 0)).toBeNull();
});

test('isMinorOn is decided by the age on the day, and unknown without a birth date', () => {
  expect(isMinorOn('2008-12-25', '2026-12-24')).toBe(true);
  expect(isMinorOn('2008-12-24', '2026-12-24')).toBe(false);
  expect(isMinorOn(null, '2026-12-24')).toBeNull();
});

test('bookedDays spans the booked items of a diver', () => {
  const item = (from: string, to: string, state: 'booked' | 'off', diverId: string) => ({
    ...{ state, activityDate: new Date(from), lastDay: new Date(to), divers: [{ diverId }] },
  });
  const items = [
    item('2026-12-26', '2026-12-28', 'booked', 'hana'),
    item('2026-12-24', '2026-12-24', 'booked', 'hana'),
    item('2026-12-20', '2026-12-20', 'off', 'hana'),
    item('2026-12-30', '2026-12-30', 'booked', 'jonas'),
  ];
  expect(bookedDays(items, 'hana')).toEqual({ first: '2026-12-24', last: '2026-12-28' });
  expect(bookedDays(items, 'lena')).toBeNull();
});

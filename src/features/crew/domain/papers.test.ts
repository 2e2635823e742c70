import { describe, expect, test } from 'vitest';
import { hasValidPapers, paperWarnings } from './papers';

const today = '2026-12-01';
const none = { active: true, insurance_until: null, first_aid_until: null, licence_until: null };

describe('hasValidPapers', () => {
  test.each([
    ['on the last day', '2026-12-24', true],
    ['on the day after', '2026-12-25', false],
    ['long before', '2026-01-01', true],
  ])('for a paper valid until 24 December, %s (%s), is %s', (_, day, isValid) => {
    for (const paper of ['insurance_until', 'first_aid_until', 'licence_until'])
      expect(hasValidPapers({ ...none, [paper]: '2026-12-24' }, day)).toBe(isValid);
  });

  test('is true when the shop tracks no papers', () => {
    expect(hasValidPapers(none, today)).toBe(true);
  });

  test('is false when one of several papers has expired', () => {
    expect(hasValidPapers({ ...none, insurance_until: '2026-11-30', licence_until: '2027-11-30' }, today)).toBe(false);
  });
});

describe('paperWarnings', () => {
  test.each([
    ['30 days ahead', '2026-12-31', { isOver: false }],
    ['31 days ahead', '2027-01-01', null],
    ['on its last day', today, { isOver: false }],
    ['since yesterday', '2026-11-30', { isOver: true }],
    ['for years', '2020-01-01', { isOver: true }],
  ])('reports a paper that runs out %s', (_, until, warning) => {
    const member = { ...none, first_aid_until: until };
    const expected = warning ? [{ member, paper: 'first_aid', until, ...warning }] : [];
    expect(paperWarnings([member], today)).toEqual(expected);
  });

  test('lists every paper of every member, the earliest first', () => {
    const made = { ...none, insurance_until: '2026-12-20', licence_until: '2026-11-01' };
    const sari = { ...none, first_aid_until: '2026-12-05' };
    expect(paperWarnings([made, sari], today).map(({ paper, until }) => [paper, until])).toEqual([
      ['licence', '2026-11-01'],
      ['first_aid', '2026-12-05'],
      ['insurance', '2026-12-20'],
    ]);
  });

  test('skips inactive members', () => {
    expect(paperWarnings([{ ...none, active: false, insurance_until: '2026-01-01' }], today)).toEqual([]);
  });
});

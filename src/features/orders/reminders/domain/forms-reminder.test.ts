import { expect, test } from 'vitest';
import { isFormsReminderDue } from './forms-reminder';

const today = '2026-12-20';
test.each([
  ['2026-12-25', '2026-12-01', true],
  ['2026-12-26', '2026-12-01', false],
  ['2026-12-20', '2026-12-01', false],
  ['2026-12-24', '2026-12-20', false],
  ['2026-12-21', '2026-12-20', true],
])(
  'guests who dive on %s and ordered on %s are reminded of open forms on 20 December: %s',
  (firstDay, orderedOn, due) => {
    expect(isFormsReminderDue({ firstDay, orderedOn, today })).toBe(due);
  },
);

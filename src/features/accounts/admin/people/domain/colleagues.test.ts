import { expect, test } from 'vitest';
import { requireOtherWithStaff } from '@/features/accounts/domain/other-with-staff';
import { presets, type Right } from '@/shared/schema/rights';
import { checkRights, requireExcludable } from './colleagues';

const owner = { id: 'owner', rights: presets.owner };
const other = { id: 'other', rights: ['staff', 'orders'] as Right[] };
const office = { id: 'office', rights: presets.office };
const refused = (code: string) => expect.objectContaining({ code });

test('requireOtherWithStaff refuses only the removal of the last active account with the right `staff`', () => {
  expect(() => requireOtherWithStaff([owner, other, office], 'owner')).not.toThrow();
  expect(() => requireOtherWithStaff([owner, office], 'office')).not.toThrow();
  expect(() => requireOtherWithStaff([owner, office], 'inactive')).not.toThrow();
  expect(() => requireOtherWithStaff([owner, office], 'owner')).toThrow(refused('last_with_staff'));
});

test("requireExcludable refuses the actor's own account before it checks anything else", () => {
  expect(() => requireExcludable({ active: [owner], self: owner }, 'owner')).toThrow(refused('own_account'));
  expect(() => requireExcludable({ active: [owner, office], self: owner }, 'office')).not.toThrow();
});

test("checkRights refuses to give or take rights the actor lacks, and to change the actor's own account", () => {
  const colleagues = { active: [owner, other, office], self: other };
  expect(checkRights(colleagues, office, presets.office)).toBe(false);
  expect(checkRights(colleagues, office, [...presets.office, 'staff'])).toBe(true);
  expect(() => checkRights(colleagues, office, [...presets.office, 'money'])).toThrow(refused('rights_beyond_own'));
  expect(() => checkRights(colleagues, office, ['orders'])).toThrow(refused('rights_beyond_own'));
  expect(() => checkRights(colleagues, other, ['staff'])).toThrow(refused('own_account'));
  expect(checkRights({ ...colleagues, self: owner }, other, ['orders'])).toBe(true);
});

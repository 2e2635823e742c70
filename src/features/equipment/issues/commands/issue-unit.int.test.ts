import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { insertIssue } from '@/features/equipment/issues/data';
import type { NewIssue } from '@/features/equipment/issues/schema';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { crowd } from '@/test/crowd';
import { account, signIn } from '@/test/factories';
import { refusalOf, refusedCodes } from '@/test/refusal';

const now = new Date('2026-12-01T02:00:00Z');
const date = '2026-12-02';
const RIVALS = 12;
const { inTransaction } = crowd();

async function desk() {
  const user = await account({ role: 'ADMIN' });
  const { equipment } = (await callerFor(await signIn(user), { now })).admin;
  const unit = (about: object = {}) =>
    equipment.create({ kind: 'regulator', tag: `R-${randomUUID().slice(0, 8)}`, ...about });
  return { user, equipment, unit };
}
const morning = { date, parts: ['morning' as const] };

describe('issueUnit', () => {
  test('issues a unit once for each part of a day', async () => {
    const { equipment, unit } = await desk();
    const { tag, uuid } = await unit();
    expect(await equipment.issue({ tag: tag.toLowerCase(), ...morning })).toMatchObject({
      ...{ unit: { uuid, tag }, date, parts: ['morning'], returned_at: null, issued_by: 'Sari Dewi' },
    });
    await equipment.issue({ tag, date, parts: ['afternoon', 'night'] });
    await equipment.issue({ tag, date: '2026-12-03', parts: ['morning'] });
    const again = await refusalOf(equipment.issue({ tag, date, parts: ['morning', 'afternoon'] }));
    expect(again).toMatchObject({ code: 'unit_issued', message: `${tag} is already issued for this part of the day.` });
    const unknown = await refusalOf(equipment.issue({ tag: 'NOWHERE', ...morning }));
    expect(unknown.errors).toEqual({ tag: ['No unit has the tag NOWHERE'] });
  });

  test.each([
    ['unit_out_of_order', { condition: 'out_of_order' }, 'is out of order'],
    ['unit_retired', { active: false }, 'is retired'],
    ['unit_service_overdue', { service_months: 12, serviced_on: '2025-12-01' }, 'its service was due on'],
    [
      'unit_hydrostatic_overdue',
      { kind: 'tank', hydrostatic_on: '2021-11-30', visual_on: '2026-11-30' },
      'its hydrostatic test was due on',
    ],
    [
      'unit_visual_overdue',
      { kind: 'tank', hydrostatic_on: '2026-11-30', visual_on: '2025-11-30' },
      'its visual inspection was due on',
    ],
  ])('refuses with %s, and says why', async (code, about, reason) => {
    const { equipment, unit } = await desk();
    const { tag } = await unit(about);
    const refused = await refusalOf(equipment.issue({ tag, ...morning }));
    expect(refused).toMatchObject({ code, message: expect.stringContaining(reason) });
  });

  test('still issues a unit that needs service, and one that is due on the day itself', async () => {
    const { equipment, unit } = await desk();
    const worn = await unit({ condition: 'needs_service', service_months: 12, serviced_on: '2025-12-02' });
    await equipment.issue({ tag: worn.tag, ...morning });
  });

  test('counts the dives of returned and past issues towards the next service', async () => {
    const { equipment, unit } = await desk();
    const { tag, uuid } = await unit({ service_dives: 4, bought_on: '2026-01-01' });
    const { uuid: first } = await equipment.issue({ tag, date: '2026-11-30', parts: ['morning'], dives: 2 });
    const { uuid: second } = await equipment.issue({ tag, date: '2026-12-01', parts: ['morning'], dives: 2 });
    expect(await equipment.get({ uuid })).toMatchObject({ dives_left: 2, overdue: null });
    await equipment.return({ uuid: second });
    expect(await equipment.get({ uuid })).toMatchObject({ dives_left: 0, overdue: 'dives' });
    expect((await equipment.list({ due: 'overdue', search: tag })).meta.total).toBe(1);
    expect((await refusalOf(equipment.issue({ tag, ...morning }))).code).toBe('unit_dives_overdue');
    await equipment.record_service({ uuid, kind: 'service', date: '2026-12-01', done_by: 'Pak Made' });
    await equipment.issue({ tag, ...morning });
    expect((await equipment.out()).data.map((issue) => issue.uuid)).toContain(first);
  });

  test('takes a unit back once, with a fault that takes it out of order', async () => {
    const { equipment, unit } = await desk();
    const { tag, uuid } = await unit();
    const issue = await equipment.issue({ tag, ...morning });
    const fault = { fault: 'free-flows', condition: 'out_of_order' } as const;
    expect(await equipment.return({ uuid: issue.uuid, fault })).toMatchObject({ fault: 'free-flows' });
    expect((await refusalOf(equipment.return({ uuid: issue.uuid }))).code).toBe('unit_returned');
    expect((await refusalOf(equipment.undo_issue({ uuid: issue.uuid }))).code).toBe('unit_returned');
    expect((await equipment.get({ uuid })).condition).toBe('out_of_order');
    expect((await equipment.history({ uuid })).issues).toMatchObject([{ fault: 'free-flows' }]);
  });

  test('an issue made by mistake can be removed, and the unit issued again', async () => {
    const { equipment, unit } = await desk();
    const { tag } = await unit();
    const { uuid } = await equipment.issue({ tag, ...morning });
    await equipment.undo_issue({ uuid });
    await equipment.issue({ tag, ...morning });
  });

  test('gives a unit to one of many who scan it at once', async () => {
    const { equipment, unit } = await desk();
    const { tag } = await unit();
    const ends = await Promise.allSettled(Array.from({ length: RIVALS }, () => equipment.issue({ tag, ...morning })));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusedCodes(ends)).toEqual(['unit_issued']);
  });
});

describe('the database', () => {
  async function issueUnlocked() {
    const { user, unit } = await desk();
    const { uuid: id } = await unit();
    const issue: NewIssue = { tag: '', ...morning, boat: null, diver: null, dives: 1 };
    const by = { issuedAt: now, issuedById: user.id };
    const ends = await Promise.allSettled(
      Array.from({ length: RIVALS }, () => inTransaction((tx) => insertIssue(tx, { id }, issue, by))),
    );
    return { ends, count: await db.equipmentIssue.count({ where: { unitId: id } }) };
  }

  test('refuses a unit twice for a part of a day, even without the lock', async () => {
    const { ends, count } = await issueUnlocked();
    expect(count).toBe(1);
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(reasons.every((reason) => reason.includes('equipment_issues_twice_excl'))).toBe(true);
  });

  test('would issue it twice without its constraint', async () => {
    await db.$executeRaw`ALTER TABLE equipment_issues DROP CONSTRAINT equipment_issues_twice_excl`;
    try {
      expect((await issueUnlocked()).count).toBe(RIVALS);
    } finally {
      await db.$executeRaw`TRUNCATE equipment_issues`;
      await db.$executeRaw`ALTER TABLE equipment_issues ADD CONSTRAINT equipment_issues_twice_excl EXCLUDE USING gist (
        uuid_range(unit_id, unit_id, '[]') WITH &&, daterange(date, date, '[]') WITH &&, part_ranges(parts) WITH &&)`;
    }
  });
});

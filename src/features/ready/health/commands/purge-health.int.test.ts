import { beforeAll, expect, test } from 'vitest';
import { anonymisePastOrders } from '@/features/orders/erasure/commands/anonymise';
import { purgeHealth } from '@/features/ready/health/commands/purge-health';
import { db } from '@/server/database/db';
import {
  aPdf,
  needsPhysician,
  healthOffice as office,
  healthPhone as phone,
  publishHealth,
  recordOf,
  sendOn,
  stateOf,
} from '@/test/health';
import { jobCtx, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

const DAY_MS = 86_400_000;
/** Noon in Bali, days after the dive of 24 December. */
const afterDive = (days: number) => new Date(Date.parse('2026-12-24T04:00:00Z') + days * DAY_MS);
const reason = 'Deciding about the trip of tomorrow';

let paper: string;
beforeAll(async () => {
  paper = await publishHealth();
});

test('thirty days after diving, the key is destroyed, then answers and files; the outcome stays with the order', async () => {
  const { uuid, token } = await needsPhysician(paper);
  await sendOn(later(30), token, aPdf('signed'));
  await (await office()).decide_health({ uuid, diver: 0, decision: 'approved', reason: 'Fine' });
  await purgeHealth(jobCtx(afterDive(30)));
  expect(await recordOf(uuid)).toMatchObject({ sealedKey: expect.any(String), purgedAt: null });
  await purgeHealth(jobCtx(afterDive(31)));
  const gone = { sealedKey: null, answers: null, reason: null, outcome: 'approved', purgedAt: afterDive(31) };
  const record = await recordOf(uuid);
  expect(record).toMatchObject(gone);
  expect(await db.healthFile.count({ where: { recordId: record?.id ?? '' } })).toBe(0);
  const staff = await office(afterDive(31));
  expect(await refusalOf(staff.open_health({ uuid, diver: 0, reason }))).toMatchObject({ status: 404 });
  expect(await db.healthOutcomeKept.count()).toBeGreaterThan(0);
  await purgeHealth(jobCtx(afterDive(400)));
  expect(await db.healthOutcomeKept.count()).toBe(0);
  await anonymisePastOrders(jobCtx(afterDive(120)));
  expect(await recordOf(uuid)).toBeNull();
});

test('a purge that was interrupted after the keys leaves nothing readable and is finished by the next', async () => {
  const { uuid } = await needsPhysician(paper);
  await db.healthRecord.updateMany({ where: { diver: { orderId: uuid } }, data: { sealedKey: null } });
  await purgeHealth(jobCtx(later(100)));
  expect(await recordOf(uuid)).toMatchObject({ answers: null, outcome: 'needs_physician' });
});

test('a diver who waits for a decision is asked again after a restore, which has no keys', async () => {
  const order = await needsPhysician(paper);
  await db.healthRecord.updateMany({ where: { diver: { orderId: order.uuid } }, data: { sealedKey: null } });
  expect((await (await phone()).get({ token: order.token })).health).toMatchObject({ outcome: null });
  expect(await stateOf(order)).toMatchObject({ open_papers: ['health'] });
});

test('a cancelled order loses its answers with the next purge', async () => {
  const { uuid, at } = await needsPhysician(paper);
  await (await at(later(50))).order.cancel({ uuid });
  await purgeHealth(jobCtx(later(100)));
  expect(await recordOf(uuid)).toMatchObject({ sealedKey: null, answers: null });
});

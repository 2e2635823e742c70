import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { type Right, rights } from '@/shared/schema/rights';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { whileLocked } from '@/test/locks';
import { aPaidOrder, later, ordered } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { expectSound } from '@/test/wrong-amounts';

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE shop_settings, refund_approvals`;
  await db.user.updateMany({ data: { active: false } });
});
afterEach(expectSound);

async function person(firstName: string, held: readonly Right[] = rights) {
  const user = await account({ role: 'ADMIN', firstName, rights: [...held] });
  const at = async (now: Date) => (await callerFor(await signIn(user), { now })).admin;
  return { user, at, admin: await at(later(10)) };
}

/** Made and Ketut both have the right to money; refunds above 500,000 of an order need the other's approval. */
async function shop(above: number | null = 500_000) {
  const [made, ketut] = [await person('Made'), await person('Ketut')];
  await (await made.at(ordered)).shop.save_refunds({ second_person_above: above });
  const order = await aPaidOrder({ quantity: 2, payment_type: 'full_payment' });
  return { made, ketut, order, uuid: order.uuid, items: (await made.admin.orders.get({ uuid: order.uuid })).items };
}

type Found = Awaited<ReturnType<typeof shop>>;

const uuidOf = (approval: { uuid: string } | null): string => approval?.uuid ?? '';

test('a limit can be set only when a second account has the payments right, and applies only as long as one does', async () => {
  const { admin, at } = await person('Made');
  const alone = await refusalOf(admin.shop.save_refunds({ second_person_above: 1 }));
  expect(alone.errors).toHaveProperty('second_person_above');
  const second = await person('Ketut', ['money']);
  await (await at(ordered)).shop.save_refunds({ second_person_above: 1 });
  await db.user.update({ where: { id: second.user.id }, data: { active: false } });
  const { uuid } = await aPaidOrder();
  expect(await admin.orders.refund({ uuid, amount: 100_000, reason: 'No manta' })).toMatchObject({
    refunding: 100_000,
    approval: null,
  });
});

describe('above the amount', () => {
  const acts = {
    cancel: ({ made, uuid }) => made.admin.orders.cancel({ uuid, refund_amount: 600_000, reason: 'No manta' }),
    decline: ({ made, uuid }) => made.admin.orders.decline({ uuid, reason: 'Storm' }),
    refund: ({ made, uuid }) => made.admin.orders.refund({ uuid, amount: 600_000, how: 'cash', reason: 'No manta' }),
    cancel_item: ({ made, uuid, items }) =>
      made.admin.orders.cancel_item({ uuid, item: items[0]?.uuid ?? '', reason: 'Ill' }),
    refund_item: ({ made, uuid, items }) =>
      made.admin.orders.refund_item({ uuid, item: items[0]?.uuid ?? '', reason: 'No manta' }),
    edit: ({ made, uuid, items }) =>
      made.admin.order_edits.save({
        uuid,
        items: [{ item: items[0]?.uuid ?? '', quantity: 1, divers: [0, 1] }],
        ...{ settle: 'refund', reason: 'Two fell ill' },
      }),
  } satisfies Record<string, (found: Found) => Promise<unknown>>;

  test.each(Object.keys(acts) as (keyof typeof acts)[])('%s waits as a whole until another approves', async (name) => {
    const found = await shop();
    const { made, ketut, order, uuid } = found;
    const before = await made.admin.orders.get({ uuid });
    const answer = await acts[name](found);
    expect(answer).toMatchObject({
      status: 'paid',
      total: before.total,
      refunding: 0,
      message: 'Nothing has been done yet: the refund waits for a second person.',
      approval: { action: name, state: 'waiting', requested_by: { name: 'Made Dewi' }, may_approve: false },
    });
    expect([await order.refunds(), await order.taken()]).toEqual([[], 4]);
    expect((await mailsTo(ketut.user.email)).map(({ template }) => template)).toEqual(['approval_requested']);
    expect(await ketut.admin.dashboard.attention()).toMatchObject({ approvals: 1 });
    const approval = uuidOf(answer.approval);
    const own = await refusalOf(made.admin.refund_approvals.approve({ uuid, approval }));
    expect(own).toMatchObject({ code: 'own_approval', status: 409 });

    const done = await ketut.admin.refund_approvals.approve({ uuid, approval });
    expect(done.approval).toBeNull();
    const [refund, ...others] = await order.refunds();
    expect([refund?.amount, refund?.requestedById, others]).toEqual([answer.approval?.amount, made.user.id, []]);
    expect(done.timeline.findLast(({ kind }) => kind === 'approval_given')).toMatchObject({ actor: 'Ketut Dewi' });
    const audited = await db.auditEntry.findMany({ where: { entityId: uuid, action: 'update' } });
    expect(new Set(audited.map(({ actorId }) => actorId))).toEqual(new Set([made.user.id, ketut.user.id]));
    expect(await db.refundApproval.findMany()).toMatchObject([{ status: 'approved', input: null }]);
  });

  test('two partial refunds need the same approval as one, and below the limit one person is enough', async () => {
    const { made, order, uuid } = await shop();
    expect(await made.admin.orders.refund({ uuid, amount: 500_000, reason: 'No manta' })).toMatchObject({
      approval: null,
    });
    expect(await made.admin.orders.refund({ uuid, amount: 1, reason: 'No manta' })).toMatchObject({
      approval: { amount: 1 },
    });
    expect((await order.refunds()).map(({ amount }) => amount)).toEqual([500_000]);
    const again = await refusalOf(made.admin.orders.refund({ uuid, amount: 2, reason: 'No manta' }));
    expect(again).toMatchObject({ code: 'approval_waits' });
  });

  test('a cancellation by the customer is refunded without approval', async () => {
    const { order, uuid, ketut } = await shop(0);
    await (await order.at(later(20))).order.cancel({ uuid });
    expect(await order.refunds()).toHaveLength(1);
    expect(await ketut.admin.dashboard.attention()).toMatchObject({ approvals: 0 });
  });

  test('the office cancels by the policy at the time of the request', async () => {
    const { order, uuid, ketut } = await shop();
    const wayan = await person('Wayan', ['orders']);
    const waits = await wayan.admin.orders.cancel({ uuid, reason: 'Ill' });
    const days = 24 * 60;
    const late = await ketut.at(later(31 * days));
    const { status } = await late.refund_approvals.approve({ uuid, approval: uuidOf(waits.approval) });
    expect([status, (await order.refunds()).map(({ amount }) => amount)]).toEqual(['cancelled', [2_000_002]]);
  });
});

describe('a waiting request', () => {
  test('can be refused by another person or retracted, and leaves the order unchanged', async () => {
    const { made, ketut, order, uuid } = await shop();
    for (const [who, status] of [[ketut, 'refused'] as const, [made, 'withdrawn'] as const]) {
      const { approval } = await made.admin.orders.refund({ uuid, reason: 'No manta' });
      const left = await who.admin.refund_approvals.refuse({ uuid, approval: uuidOf(approval), reason: 'Too much' });
      expect(left).toMatchObject({ status: 'paid', refunding: 0, approval: null });
      const row = await db.refundApproval.findUniqueOrThrow({ where: { id: uuidOf(approval) } });
      expect(row).toMatchObject({ status, input: null });
    }
    expect(await order.refunds()).toEqual([]);
  });

  test('is refused when the order has changed since, with the reason', async () => {
    const { made, ketut, order, uuid } = await shop();
    const { approval } = await made.admin.orders.refund({ uuid, reason: 'No manta' });
    await ketut.admin.orders.refund({ uuid, amount: 100_000, reason: 'No manta' });
    const which = { uuid, approval: uuidOf(approval) };
    expect(await refusalOf(ketut.admin.refund_approvals.approve(which))).toMatchObject({ code: 'approval_outdated' });
    await (await order.at(later(20))).order.cancel({ uuid });
    expect(await refusalOf(ketut.admin.refund_approvals.approve(which))).toMatchObject({ code: 'state_not_allowed' });
    expect(await db.refundApproval.findMany()).toMatchObject([{ status: 'waiting' }]);
  });

  test.each([
    ['lost the right', { rights: ['orders'] }],
    ['was deactivated', { active: false }],
  ])('cannot be approved for a person who %s meanwhile, but can be refused', async (_, change) => {
    const { made, ketut, order, uuid } = await shop();
    const { approval } = await made.admin.orders.refund({ uuid, amount: 600_000, reason: 'No manta' });
    const which = { uuid, approval: uuidOf(approval) };
    await db.user.update({ where: { id: made.user.id }, data: change });
    expect(await refusalOf(ketut.admin.refund_approvals.approve(which))).toMatchObject({ code: 'starter_may_not' });
    expect(await order.refunds()).toEqual([]);
    expect((await ketut.admin.refund_approvals.refuse(which)).approval).toBeNull();
  });

  test('an edit is approved for the version of the order it was made on', async () => {
    const { made, ketut, uuid, items } = await shop();
    const { version } = await made.admin.order_edits.get({ uuid });
    const change = { items: [{ item: items[0]?.uuid ?? '', quantity: 1, divers: [0, 1] }] };
    const edit = { uuid, version, ...change, settle: 'refund', reason: 'Two fell ill' } as const;
    const { approval } = await made.admin.order_edits.save(edit);
    const done = await ketut.admin.refund_approvals.approve({ uuid, approval: uuidOf(approval) });
    expect(done).toMatchObject({ quantity: 1, refunding: 1_000_001 });
  });

  test('is paid once when two people approve it at the same time', async () => {
    const { made, ketut, order, uuid } = await shop();
    const nyoman = await person('Nyoman');
    const { approval } = await made.admin.orders.refund({ uuid, amount: 600_000, reason: 'No manta' });
    const which = { uuid, approval: uuidOf(approval) };
    const { both } = await whileLocked(
      2,
      (tx) => tx.$queryRaw`SELECT FROM orders WHERE id = ${uuid}::uuid FOR UPDATE`,
      () => ({
        both: Promise.allSettled([ketut, nyoman].map(({ admin }) => admin.refund_approvals.approve(which))),
      }),
    );
    expect((await both).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await order.refunds()).map(({ amount }) => amount)).toEqual([600_000]);
  });
});

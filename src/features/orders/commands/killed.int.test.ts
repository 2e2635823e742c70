import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { paymentJobs } from '@/features/payments/jobs';
import { db, pool } from '@/server/database/db';
import { dayAt, plusDays } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { runJobs } from '@/test/jobs';
import { killedAt, minuteAfterDeath } from '@/test/killed';
import { mailsTo } from '@/test/outbox';
import { atTheSandbox, pay } from '@/test/paying';
import { findBrokenInvariants } from '../../../../prisma/invariants/invariants';
import { paymentHook } from './payment-hook';

afterEach(async () => {
  const client = await pool.connect();
  const broken = await findBrokenInvariants(client).finally(() => client.release());
  expect(broken).toEqual([]);
});
afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

async function aCustomer() {
  const user = await account();
  const token = await signIn(user);
  const product = await bookableProduct();
  const input = {
    ...booking(product.slug, { activity_date: plusDays(dayAt(new Date()), 40) }),
    idempotency_key: randomUUID(),
  };
  const mails = async () => (await mailsTo(user.email)).map(({ template }) => template);
  const orders = () => db.order.findMany({ where: { customerId: user.id } });
  return { user, token, product, input, mails, orders, caller: () => callerFor(token) };
}

async function aPaidOrder() {
  const customer = await aCustomer();
  const { uuid } = await (await customer.caller()).order.create(customer.input);
  await pay(uuid, new Date());
  return { ...customer, uuid };
}

const caller = `
  const { callerFor } = await import('./src/test/actors.ts');
  const caller = await callerFor($.token);`;

/** Moves time past the deadline of any request that a killed process had in flight. */
const afterTheQuestion = () =>
  db.paymentAttempt.updateMany({ where: { polledAt: { not: null } }, data: { polledAt: new Date(0) } });

describe('killed while an order is placed', () => {
  const program = `${caller} await caller.order.create($.input);`;

  test.each(['order.placing', 'order.placed', 'payment.opening', 'payment.opened'] as const)(
    'at %s: the customer who tries again has one order and can pay for it',
    async (step) => {
      const customer = await aCustomer();
      const { token, input } = customer;
      await killedAt(step, program, { token, input });
      await afterTheQuestion();
      const { uuid } = await (await customer.caller()).order.create(input);
      const { payment_url } = await (await customer.caller()).order.pay({ uuid });
      expect(payment_url).toMatch(/^http/);
      expect(await customer.orders()).toHaveLength(1);
      expect(await db.sandboxSession.count({ where: { paymentUrl: payment_url } })).toBe(1);
      expect(await db.departure.findFirst({ where: { productId: customer.product.id } })).toMatchObject({ taken: 2 });
      expect(await customer.mails()).toEqual(['order_placed']);
    },
  );
});

describe('killed while a payment is recorded', () => {
  const program = `
    const { checkAttempts } = await import('./src/features/payments/commands/check-attempts.ts');
    const { paymentHook } = await import('./src/features/orders/commands/payment-hook.ts');
    const { db } = await import('./src/server/database/db.ts');
    await checkAttempts({ db, now: new Date() }, $.uuid, paymentHook);`;

  test.each(['payment.settling', 'payment.settled'] as const)('at %s: the payment counts once', async (step) => {
    const customer = await aCustomer();
    const { uuid } = await (await customer.caller()).order.create(customer.input);
    await atTheSandbox(uuid, { status: 'paid' }, new Date());
    await killedAt(step, program, { uuid });
    const view = await (await customer.caller()).order.return({ uuid });
    expect(view).toMatchObject({ outcome: 'paid', order: { paid: 300_000 } });
    expect(await db.ledgerEntry.count({ where: { orderId: uuid } })).toBe(1);
    expect(await customer.mails()).toEqual(['order_placed', 'order_paid']);
  });
});

describe('killed while money is refunded', () => {
  test('at refund.requested: nothing happened, and the refund can be requested again', async () => {
    const { uuid, token, caller: again, mails } = await aPaidOrder();
    await killedAt('refund.requested', `${caller} await caller.order.refund({ uuid: $.uuid });`, { token, uuid });
    expect(await (await again()).order.get({ uuid })).toMatchObject({ status: 'paid', refunding: 0 });
    expect(await (await again()).order.refund({ uuid })).toMatchObject({ status: 'refunded', refunding: 300_000 });
    expect((await mails()).filter((mail) => mail === 'order_refunded')).toHaveLength(1);
  });

  const program = `
    const { runJobs } = await import('./src/test/jobs.ts');
    const { paymentJobs } = await import('./src/features/payments/jobs.ts');
    const { paymentHook } = await import('./src/features/orders/commands/payment-hook.ts');
    await runJobs(paymentJobs(paymentHook).filter(({ name }) => name === 'payments.send-refund'));`;

  test.each(['refund.sending', 'refund.sent', 'refund.settled'] as const)(
    'at %s: it goes back once, and the customer hears of it once',
    async (step) => {
      const { uuid, caller: again, mails } = await aPaidOrder();
      await (await again()).order.refund({ uuid });
      await killedAt(step, program, {});
      await minuteAfterDeath();
      await runJobs(paymentJobs(paymentHook).filter(({ name }) => name === 'payments.send-refund'));
      expect(await (await again()).order.get({ uuid })).toMatchObject({ refunded: 300_000, refunding: 0 });
      const given = await db.sandboxRefund.findMany({
        where: {
          session: {
            reference: { in: (await db.paymentAttempt.findMany({ where: { orderId: uuid } })).map((a) => a.reference) },
          },
        },
      });
      expect(given.map(({ amount }) => amount)).toEqual([300_000]);
      expect((await mails()).filter((mail) => mail === 'refund_done')).toHaveLength(1);
    },
  );
});

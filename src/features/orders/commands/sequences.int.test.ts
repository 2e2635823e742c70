import { TRPCError } from '@trpc/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  completeRefunds,
  expectSound,
  expireAt,
  payAgainFor,
  receivePayment,
  staffAt,
  type UnpaidBooking,
  unpaidBooking,
} from '@/test/wrong-amounts';

type Step = (order: UnpaidBooking, minute: number) => Promise<unknown>;
/** `after` is in minutes before the step; clocks never go back. */
type Later = { after: number; step: Step };

const DUE = 300_000;
const amount = fc.constantFrom(7, DUE - 10_000, DUE, DUE + 10_000, 1_100_000);
const staffStep = (call: (staff: Awaited<ReturnType<typeof staffAt>>, uuid: string) => Promise<unknown>): Step => {
  return async ({ uuid }, minute) => call(await staffAt(minute), uuid);
};

const soon: fc.Arbitrary<Step>[] = [
  amount.map(
    (sum): Step =>
      (order, minute) =>
        payAgainFor(order, minute, sum),
  ),
  amount.map(
    (sum): Step =>
      ({ uuid }, minute) =>
        receivePayment(uuid, minute, sum),
  ),
  fc.constant(staffStep((staff, uuid) => staff.accept_wrong_amount({ uuid }))),
  fc.constant(staffStep((staff, uuid) => staff.return_wrong_amount({ uuid }))),
  fc.constant(staffStep((staff, uuid) => staff.cancel({ uuid, refund_amount: 100_000, reason: 'No manta' }))),
  fc.constant(staffStep((staff, uuid) => staff.decline({ uuid, reason: 'Storm' }))),
  fc.constant<Step>(async ({ uuid, at }, minute) => (await at(minute)).order.cancel({ uuid })),
  fc.constant<Step>(() => completeRefunds()),
];
const expiry: Later = { after: 31, step: ({ uuid }, minute) => expireAt(uuid, minute) };
const steps: fc.Arbitrary<Later>[] = [
  ...soon.map((some) => some.map((step): Later => ({ after: 1, step }))),
  fc.constant(expiry),
];

/** Ignores refusals: an action that the order's state does not allow changes nothing. */
async function orRefused(doing: Promise<unknown>): Promise<void> {
  await doing.catch((error: unknown) => {
    if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') throw error;
  });
}

test("every invariant of an order's money holds after each step of any sequence of actions", async () => {
  await fc.assert(
    fc.asyncProperty(amount, fc.array(fc.oneof(...steps), { minLength: 2, maxLength: 6 }), async (first, sequence) => {
      const order = await unpaidBooking();
      let minute = 2;
      await receivePayment(order.uuid, minute, first);
      for (const { after, step } of sequence) {
        minute += after;
        await orRefused(step(order, minute));
        await expectSound();
      }
      await expireAt(order.uuid, minute + 31);
      await completeRefunds();
      await expectSound();
      const { status, retained } = await order.row();
      if (status === 'expired' || status === 'declined') expect(retained).toBe(0);
    }),
    { numRuns: 6 },
  );
});

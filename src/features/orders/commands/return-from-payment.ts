import { ownOrder } from '@/features/orders/queries/own-order';
import type { OrderView, ReturnView } from '@/features/orders/schema';
import { checkAttempts } from '@/features/payments/commands/check-attempts';
import type { Ctx } from '@/server/api/context';
import { log } from '@/server/process/log';
import type { Person } from '@/shared/schema/actor';
import { paymentHook } from './payment-hook';

function outcomeOf({ status, can, timeline, wrong_amount, payment_url }: OrderView): ReturnView['outcome'] {
  if (status === 'paid' || status === 'confirmed' || status === 'completed') return 'paid';
  if (!can.pay) return 'over';
  if (timeline.at(-1)?.kind === 'payment_failed') return 'failed';
  // An open payment session means the customer has started to pay again.
  return wrong_amount && !payment_url ? 'wrong_amount' : 'waiting';
}

/** Polls the gateway and reads the ledger, since the address of the return page proves nothing. */
export async function returnFromPayment(ctx: Ctx & { actor: Person }, uuid: string): Promise<ReturnView> {
  const before = await ownOrder(ctx, uuid);
  if (before.status === 'pending_payment') {
    await checkAttempts(ctx, uuid, paymentHook).catch((error: unknown) =>
      log.warn({ err: error }, 'the gateway did not say what became of a payment'),
    );
  }
  const order = await ownOrder(ctx, uuid);
  return { outcome: outcomeOf(order), order };
}

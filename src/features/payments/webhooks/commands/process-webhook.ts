import { checkAttempt } from '@/features/payments/commands/check-attempt';
import type { PaymentContext } from '@/features/payments/commands/payment-context';
import { sendRefund } from '@/features/payments/commands/send-refund';
import { attemptByReference } from '@/features/payments/data';
import { refundOfReference } from '@/features/payments/domain/refund-state';
import { closeEvent, eventById } from '@/features/payments/webhooks/data';
import type { Subject } from '@/server/gateways/gateway';
import type { PaymentHook } from '@/server/gateways/payment-hook';

type Outcome = 'settled' | 'nothing_new' | 'unknown';

async function heed(ctx: PaymentContext, gateway: string, subject: Subject, hook: PaymentHook): Promise<Outcome> {
  if ('refund' in subject) {
    const refund = refundOfReference(subject.refund);
    return refund && (await sendRefund(ctx, refund, hook)) ? 'settled' : 'nothing_new';
  }
  const { reference, sessionId } = subject.payment;
  const attempt = await attemptByReference(ctx.db, gateway, reference);
  if (!attempt) return 'unknown';
  return (await checkAttempt(ctx, attempt.id, hook, sessionId)) ? 'settled' : 'nothing_new';
}

/** Treats a callback only as a hint that something changed, and polls the gateway for the facts. */
export async function processWebhook(
  ctx: PaymentContext,
  { event: id, subject }: { event: string; subject: Subject },
  hook: PaymentHook,
): Promise<void> {
  const event = await eventById(ctx.db, id);
  if (!event || event.handledAt) return;
  await closeEvent(ctx.db, id, await heed(ctx, event.gateway, subject, hook), ctx.now);
}

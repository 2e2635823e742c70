import { checkAttempt } from '@/features/payments/commands/check-attempt';
import type { PaymentContext } from '@/features/payments/commands/payment-context';
import { attemptByReference } from '@/features/payments/data';
import { attemptsBegunSince, charges, replaceUnmatched, unmatchedOf } from '@/features/payments/reconciliation/data';
import { findMismatches } from '@/features/payments/reconciliation/domain/find-mismatches';
import type { Gateway, GatewayPayment } from '@/server/gateways/gateway';
import type { PaymentHook } from '@/server/gateways/payment-hook';
import { log } from '@/server/process/log';

const HOUR_MS = 60 * 60_000;
const DAYS_BACK_MS = 3 * 24 * HOUR_MS;
/** The gateway's clock differs from ours and its list may lag, so a line missing near its ends proves nothing. */
const BLURRED = { atTheBeginning: 24 * HOUR_MS, atTheEnd: HOUR_MS };

/** For a gateway without a list, polls each of our payments to build one. */
async function listOneByOne({ db, now }: PaymentContext, gateway: Gateway, since: Date): Promise<GatewayPayment[]> {
  const paid: GatewayPayment[] = [];
  for (const { reference, sessionId, settledAt } of await attemptsBegunSince(db, gateway.name, since)) {
    const report = await gateway.getStatus({ reference, sessionId });
    if (report?.paid) paid.push({ reference, ...report.paid, paidAt: settledAt ?? now });
  }
  return paid;
}

/** Polls payments that the gateway lists as paid and we do not, before they are reported as mismatches. */
async function catchUp(
  ctx: PaymentContext,
  { name }: Gateway,
  theirs: GatewayPayment[],
  hook: PaymentHook,
): Promise<void> {
  for (const { reference } of theirs) {
    const attempt = await attemptByReference(ctx.db, name, reference);
    if (attempt && attempt.status !== 'paid') await checkAttempt(ctx, attempt.id, hook);
  }
}

/** Compares our ledger with a gateway's list every night and stores each mismatch for a person to resolve. */
export async function compareWithGateway(ctx: PaymentContext, gateway: Gateway, hook: PaymentHook): Promise<void> {
  const { db, now } = ctx;
  const before = await unmatchedOf(db, gateway.name);
  const days = [now.getTime(), ...before.map(({ paidAt }) => paidAt.getTime())];
  const since = new Date(Math.min(...days) - DAYS_BACK_MS);
  const theirs = (await gateway.list(since)) ?? (await listOneByOne(ctx, gateway, since));
  await catchUp(ctx, gateway, theirs, hook);

  const references = theirs.map(({ reference }) => reference);
  const ours = await charges(db, gateway.name, references, {
    gte: new Date(since.getTime() + BLURRED.atTheBeginning),
    lte: new Date(now.getTime() - BLURRED.atTheEnd),
  });
  const found = findMismatches(
    ours.map(({ at, ...line }) => ({ ...line, paidAt: at })),
    theirs.map(({ currency, amount, ...line }) => ({ ...line, amount: currency === 'IDR' ? Math.round(amount) : 0 })),
  );
  const foundAtByReference = new Map(before.map(({ reference, foundAt }) => [reference, foundAt]));
  if (found.length > 0) log.warn({ gateway: gateway.name, unmatched: found.length }, 'the books do not agree');
  await db.$transaction((tx) =>
    replaceUnmatched(
      tx,
      gateway.name,
      found.map((line) => ({ ...line, gateway: gateway.name, foundAt: foundAtByReference.get(line.reference) ?? now })),
    ),
  );
}

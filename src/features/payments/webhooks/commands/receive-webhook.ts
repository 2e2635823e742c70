import { createHash } from 'node:crypto';
import { insertEvent } from '@/features/payments/webhooks/data';
import type { Ctx } from '@/server/api/context';
import { step } from '@/server/api/step';
import { unstorableField } from '@/server/api/storable-input';
import type { Subject } from '@/server/gateways/gateway';
import { findGateway } from '@/server/gateways/gateways';
import { enqueue } from '@/server/jobs/enqueue';
import { AppError, fieldError } from '@/shared/errors/errors';

declare module '@/server/jobs/job' {
  interface JobPayloads {
    'payments.heed-webhook': { event: string; subject: Subject };
  }
}

const LONGEST_KEY = 200;

/** An index entry holds 2,700 bytes at most, so a longer key is replaced by its hash. */
const indexable = (key: string): string =>
  key.length > LONGEST_KEY ? createHash('sha256').update(key).digest('base64url') : key;

type Callback = { gateway: string; headers: Headers; rawBody: string };

/**
 * Records a verified callback once, for a job that polls the gateway. Looks nothing up, because it must answer quickly,
 * and stores no content, which names the payer and is untrusted anyway.
 */
export async function receiveWebhook({ db, now }: Pick<Ctx, 'db' | 'now'>, callback: Callback): Promise<void> {
  const gateway = findGateway(callback.gateway);
  if (!gateway) throw new AppError('not_found');
  const webhook = gateway.verifyWebhook(callback.headers, callback.rawBody, now);
  if (!webhook) throw new AppError('signature_invalid');
  const field = unstorableField(webhook);
  if (field !== null) throw fieldError(field, 'invalid.field');
  const { subject } = webhook;
  const dedupeKey = indexable(webhook.dedupeKey);
  await db.$transaction(async (tx) => {
    const event = await insertEvent(tx, {
      gateway: gateway.name,
      dedupeKey,
      receivedAt: now,
      ...(!subject && { handledAt: now, outcome: 'not_understood' }),
    });
    if (event && subject) await enqueue(tx, 'payments.heed-webhook', { event, subject });
  });
  step('payment.reported');
}

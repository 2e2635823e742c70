import type { Ctx } from '../../../../server/context';
import type { Subject } from '../../../../server/gateways/gateway';
import { gatewayNamed } from '../../../../server/gateways/gateways';
import { enqueue } from '../../../../server/jobs/enqueue';
import { step } from '../../../../server/step';
import { AppError } from '../../../../shared/errors';
import { insertEvent } from '../data';

declare module '../../../../server/jobs/job' {
  interface JobPayloads {
    'payments.heed-webhook': { event: string; subject: Subject };
  }
}

type Callback = { gateway: string; headers: Headers; rawBody: string };

/** Keeps a proven callback, each once, for a job that asks the gateway itself. Nothing is looked up here: it is to be quick. */
export async function takeWebhook({ db, now }: Pick<Ctx, 'db' | 'now'>, callback: Callback): Promise<void> {
  const gateway = gatewayNamed(callback.gateway);
  if (!gateway) throw new AppError('not_found');
  const webhook = gateway.verifyWebhook(callback.headers, callback.rawBody, now);
  if (!webhook) throw new AppError('signature_invalid');
  const { dedupeKey, subject } = webhook;
  await db.$transaction(async (tx) => {
    const event = await insertEvent(tx, { gateway: gateway.name, dedupeKey, body: callback.rawBody, receivedAt: now });
    if (event && subject) await enqueue(tx, 'payments.heed-webhook', { event, subject });
  });
  step('payment.reported');
}

import { receiveWebhook } from '@/features/payments/webhooks/commands/receive-webhook';
import { readText } from '@/server/api/rest/body';
import { refusalAnswer } from '@/server/api/rest/refusal';
import { requireDatabase } from '@/server/database/database-health';
import { db } from '@/server/database/db';
import { readClock } from '@/server/process/clock';
import { defaultLocale } from '@/shared/locale/locales';

/** Receives gateway events. Gateways expect a quick acknowledgement. */
export async function handleWebhook(request: Request, gateway: string): Promise<Response> {
  try {
    await requireDatabase();
    const rawBody = await readText(request);
    await receiveWebhook({ db, now: readClock() }, { gateway, headers: request.headers, rawBody });
    return Response.json({ data: { received: true } }, { headers: { 'cache-control': 'no-store' } });
  } catch (thrown) {
    return refusalAnswer(thrown, { locale: defaultLocale });
  }
}

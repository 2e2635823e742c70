import { receiveMail } from '@/features/contact/replies/commands/receive-mail';
import { refusalAnswer } from '@/server/api/rest/refusal';
import { requireDatabase } from '@/server/database/database-health';
import { db } from '@/server/database/db';
import { readClock } from '@/server/process/clock';
import { defaultLocale } from '@/shared/locale/locales';

/** Receives replies as the mail provider posts them; http/body-limits.ts limits their size. */
export async function handleInboundMail(request: Request): Promise<Response> {
  try {
    await requireDatabase();
    const raw = new Uint8Array(await request.arrayBuffer());
    await receiveMail({ db, now: readClock() }, { signature: request.headers.get('x-mail-signature'), raw });
    return Response.json({ data: { received: true } }, { headers: { 'cache-control': 'no-store' } });
  } catch (thrown) {
    return refusalAnswer(thrown, { locale: defaultLocale });
  }
}

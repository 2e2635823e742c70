import { open } from '@/server/crypto/crypto';
import { locales } from '@/shared/locale/locales';
import { z } from '@/shared/schema/zod';

export const queuedMail = z.strictObject({
  id: z.uuid(),
  queuedAt: z.iso.datetime(),
  to: z.string(),
  replyTo: z.string().optional(),
  locale: z.enum(locales),
  template: z.string(),
  params: z.unknown(),
});

const sealedMail = z.object({ sealed: z.string() });

/** The recipient of a queued email; null for an unreadable email or another job. The content stays sealed. */
export function addresseeOf(payload: unknown): string | null {
  try {
    return queuedMail.parse(JSON.parse(open(sealedMail.parse(payload).sealed))).to;
  } catch {
    return null;
  }
}

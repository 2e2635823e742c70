import { queuedMail } from '@/features/notifications/schema';
import { open } from '@/server/crypto/crypto';
import { z } from '@/shared/schema/zod';

const sealedMail = z.object({ sealed: z.string() });

/** Whom a queued mail is for; null for one that cannot be opened, or is none. What it says stays sealed. */
export function addresseeOf(payload: unknown): string | null {
  try {
    return queuedMail.parse(JSON.parse(open(sealedMail.parse(payload).sealed))).to;
  } catch {
    return null;
  }
}

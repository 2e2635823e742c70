import { open } from '../../../server/crypto';
import { z } from '../../../shared/zod';
import { queuedMail } from '../schema';

const sealedMail = z.object({ sealed: z.string() });

/** Whom a queued mail is for; null for one that cannot be opened, or is none. What it says stays sealed. */
export function addresseeOf(payload: unknown): string | null {
  try {
    return queuedMail.parse(JSON.parse(open(sealedMail.parse(payload).sealed))).to;
  } catch {
    return null;
  }
}

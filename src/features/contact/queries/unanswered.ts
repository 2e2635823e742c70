import { unansweredMessages } from '@/features/contact/data';
import type { Tx } from '@/server/database/db';

/** Who waits for a word from us. */
export const unanswered = (db: Tx) => unansweredMessages(db);

import type { Tx } from '../../../server/db';
import { unansweredMessages } from '../data';

/** Who waits for a word from us. */
export const unanswered = (db: Tx) => unansweredMessages(db);

import { unansweredMessages } from '@/features/contact/data';
import type { Tx } from '@/server/database/db';

export const unanswered = (db: Tx) => unansweredMessages(db);

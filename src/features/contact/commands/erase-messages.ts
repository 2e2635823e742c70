import type { Tx } from '../../../server/db';
import { deleteMessagesOf } from '../data';

/** With the account goes what its holder wrote to us. */
export const eraseMessagesOf = (tx: Tx, userId: string): Promise<void> => deleteMessagesOf(tx, userId);

import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';

/** Must run in the transaction that writes a general question. */
export const faqsChanged = (tx: Tx): Promise<void> => pagesChanged(tx, ['faqs']);

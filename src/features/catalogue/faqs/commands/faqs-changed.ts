import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';

/** For whoever writes a question anybody asks, in the same transaction. */
export const faqsChanged = (tx: Tx): Promise<void> => pagesChanged(tx, ['faqs']);

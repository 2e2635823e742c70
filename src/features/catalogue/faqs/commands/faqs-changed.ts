import type { Tx } from '../../../../server/db';
import { pagesChanged } from '../../../../server/public-pages/pages-changed';

/** For whoever writes a question anybody asks, in the same transaction. */
export const faqsChanged = (tx: Tx): Promise<void> => pagesChanged(tx, ['faqs']);

import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { diverFacts, foundWaivers, type OrderOfWaivers, waiverTerms } from './waiver-facts';
import { waiverPdf } from './waiver-pdf';

type Diver = { order: OrderOfWaivers; row: OrderOfWaivers['divers'][number] };

/** The waiver of a diver that counts, else the latest one, as a document. */
export async function waiverFile(db: Tx, { order, row }: Diver): Promise<Buffer> {
  const terms = await waiverTerms(db);
  const diver = diverFacts(order, row);
  const found = terms && diver && (await foundWaivers(db, [diver], terms)).get(row.id);
  if (!found) throw new AppError('not_found');
  return waiverPdf(db, found.row.id);
}

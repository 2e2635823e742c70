import { latestPaper, textsOf } from '@/features/ready/papers/data';
import type { WaiverStepView } from '@/features/ready/waiver/schema';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { Locale } from '@/shared/locale/locales';
import { signedViewOf } from './signed-view';
import { diverFacts, foundWaivers, type OrderOfWaivers, waiverTerms } from './waiver-facts';

type Diver = { order: OrderOfWaivers; row: OrderOfWaivers['divers'][number] };

/** The text that a diver signs, in a language, and the waiver that counts for the booking. */
export async function waiverStep(db: Tx, { order, row }: Diver, locale: Locale): Promise<WaiverStepView> {
  const [terms, paper] = [await waiverTerms(db), await latestPaper(db, 'waiver')];
  const diver = diverFacts(order, row);
  if (!terms || !paper || !diver) throw new AppError('not_found');
  const found = (await foundWaivers(db, [diver], terms)).get(row.id);
  return {
    version: paper.version,
    text: textsOf(paper)[locale].text ?? '',
    first_day: diver.firstDay,
    signed: found?.isValid ? await signedViewOf(db, found.row, terms.months) : null,
  };
}

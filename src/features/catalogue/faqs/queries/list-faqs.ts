import type { Ctx } from '../../../../server/context';
import type { FaqView } from '../../schema';
import { activeFaqs, toFaqView } from '../data';

export async function listFaqs({ db, locale, shows }: Ctx): Promise<FaqView[]> {
  await shows('faqs');
  return (await activeFaqs(db)).map((row) => toFaqView(row, locale));
}

import type { Ctx } from '../../../../server/context';
import type { FaqView } from '../../schema';
import { activeFaqs, toFaqView } from '../data';

export const listFaqs = async ({ db, locale }: Ctx): Promise<FaqView[]> =>
  (await activeFaqs(db)).map((row) => toFaqView(row, locale));

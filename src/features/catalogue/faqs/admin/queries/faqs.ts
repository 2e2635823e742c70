import { faqById, faqsBy, toFaqRow, toStaffFaqView } from '@/features/catalogue/faqs/admin/data';
import type { AllFaqsInput, FaqRow, StaffFaqView } from '@/features/catalogue/faqs/admin/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { type Page, rowsOf, toPage } from '@/shared/list/pages';

export async function listAllFaqs({ db, locale }: Ctx, input: AllFaqsInput): Promise<Page<FaqRow>> {
  const { total, rows } = await faqsBy(db, input, rowsOf(input));
  return toPage(
    input,
    total,
    rows.map((row) => toFaqRow(row, locale)),
  );
}

export async function getFaq({ db }: Ctx, uuid: string): Promise<StaffFaqView> {
  const row = await faqById(db, uuid);
  if (!row) throw new AppError('not_found');
  return toStaffFaqView(row);
}

import {
  activeTemplates,
  templateById,
  templatesBy,
  toTemplateRow,
  toTemplateView,
  toUsable,
} from '@/features/templates/data';
import type { TemplateRow, TemplatesInput, TemplateView, UsableTemplate } from '@/features/templates/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { type Page, rowsOf, toPage } from '@/shared/list/pages';
import type { Locale } from '@/shared/locale/locales';

export async function listTemplates({ db, locale }: Ctx, input: TemplatesInput): Promise<Page<TemplateRow>> {
  const { total, rows } = await templatesBy(db, input, rowsOf(input));
  return toPage(
    input,
    total,
    rows.map((row) => toTemplateRow(row, locale)),
  );
}

export async function getTemplate({ db }: Ctx, uuid: string): Promise<TemplateView> {
  const row = await templateById(db, uuid);
  if (!row) throw new AppError('not_found');
  return toTemplateView(row);
}

export const usableTemplates = async ({ db }: Ctx, locale: Locale): Promise<UsableTemplate[]> =>
  (await activeTemplates(db)).map((row) => toUsable(row, locale));

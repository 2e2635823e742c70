import type { BulkPreview, PreviewRow } from '@/features/order-desk/bulk/schema';
import { locales } from '@/shared/locale/locales';

/** The totals of an action; addresses and languages count only orders that it would act on. */
export function previewTotals(rows: readonly PreviewRow[]): BulkPreview['totals'] {
  const acted = rows.filter(({ state }) => state === 'done');
  const count = (state: PreviewRow['state']) => rows.filter((row) => row.state === state).length;
  return {
    done: acted.length,
    refused: count('refused'),
    skipped: count('skipped'),
    refund: acted.reduce((sum, { refund }) => sum + refund, 0),
    without_email: acted.filter(({ has_email }) => !has_email).length,
    languages: locales.flatMap((locale) => {
      const orders = acted.filter((row) => row.locale === locale).length;
      return orders > 0 ? [{ locale, orders }] : [];
    }),
  };
}

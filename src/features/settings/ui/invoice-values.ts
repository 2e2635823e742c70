import type { SettingsView } from '@/features/settings/schema';
import { lineInEveryLanguage } from '@/shared/schema/localised';
import type { ShopInvoices, TaxLine } from '@/shared/shop/invoicing';

export type TaxLineValues = Omit<TaxLine, 'names'> & { names: ReturnType<typeof lineInEveryLanguage> };
export type InvoiceValues = Omit<ShopInvoices, 'lines'> & { lines: TaxLineValues[] };

export const newLine: TaxLineValues = { names: lineInEveryLanguage(null), kind: 'tax', percent: 1 };

export function toInvoiceForm({ invoices: { version: _, lines, ...values } }: SettingsView): InvoiceValues {
  return { ...values, lines: lines.map((line) => ({ ...line, names: lineInEveryLanguage(line.names) })) };
}

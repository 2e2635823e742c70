import { customerCsv } from '@/features/accounts/admin/customers/csv';
import { staffCsv } from '@/features/accounts/admin/people/csv';
import { auditCsv } from '@/features/audit/csv';
import { postCsv } from '@/features/blog/admin/csv';
import { addOnCsv } from '@/features/catalogue/add-ons/admin/csv';
import { diveSiteCsv } from '@/features/catalogue/dive-sites/admin/csv';
import { facilityCsv } from '@/features/catalogue/facilities/admin/csv';
import { faqCsv } from '@/features/catalogue/faqs/admin/csv';
import { productCsv } from '@/features/catalogue/products/admin/csv';
import { messageCsv } from '@/features/contact/admin/csv';
import { crewCsv } from '@/features/crew/admin/members/csv';
import { equipmentCsv } from '@/features/equipment/csv';
import { boatCsv } from '@/features/fleet/admin/csv';
import { invoiceCsv } from '@/features/invoices/csv';
import { dayCsv, staffOrderCsv } from '@/features/order-desk/downloads/csv';
import { marginCsv } from '@/features/pay/margins/csv';
import { payCsv } from '@/features/pay/sheets/csv';
import { cashCsv } from '@/features/payments/cash/csv';
import { movementCsv } from '@/features/payments/movements/csv';
import { reportCsvs } from '@/features/reports/csv';
import type { CsvList } from '@/server/api/csv/csv-list';

export const csvLists: readonly CsvList<unknown>[] = [
  addOnCsv,
  auditCsv,
  boatCsv,
  cashCsv,
  crewCsv,
  customerCsv,
  dayCsv,
  equipmentCsv,
  facilityCsv,
  faqCsv,
  invoiceCsv,
  diveSiteCsv,
  marginCsv,
  messageCsv,
  movementCsv,
  payCsv,
  postCsv,
  productCsv,
  ...reportCsvs,
  staffCsv,
  staffOrderCsv,
];

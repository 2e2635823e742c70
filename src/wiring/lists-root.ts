import { customerCsv, staffCsv } from '../features/accounts/people/csv';
import { auditCsv } from '../features/audit/csv';
import { postCsv } from '../features/blog/admin/csv';
import { addOnCsv } from '../features/catalogue/addon-admin/csv';
import { facilityCsv } from '../features/catalogue/facility-admin/csv';
import { faqCsv } from '../features/catalogue/faq-admin/csv';
import { locationCsv } from '../features/catalogue/location-admin/csv';
import { productCsv } from '../features/catalogue/product-admin/csv';
import { messageCsv } from '../features/contact/admin/csv';
import { staffOrderCsv } from '../features/orders/admin/csv';
import type { CsvList } from '../server/csv/csv-list';

/** The lists that can be taken away as a file, for the whole product. */
export const csvLists: readonly CsvList<unknown>[] = [
  addOnCsv,
  auditCsv,
  customerCsv,
  facilityCsv,
  faqCsv,
  locationCsv,
  messageCsv,
  postCsv,
  productCsv,
  staffCsv,
  staffOrderCsv,
];

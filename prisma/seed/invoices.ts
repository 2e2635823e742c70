import { writeInvoice } from '@/features/invoices/commands/write-invoice';
import { lockOrder } from '@/features/orders/commands/lock-order';
import type { Tx } from '@/server/database/db';
import { defaultShop } from '@/shared/shop/sections';

const recipients = [
  {
    name: 'Hannah Vogt',
    company: 'Vogt Reisen GmbH',
    address: 'Lindenallee 4\n20259 Hamburg',
    tax_number: 'DE 000 000 000',
  },
  { name: 'Putu Aryawan', company: '', address: 'Jalan Bypass Ngurah Rai 20\nSanur, Bali 80228', tax_number: '' },
];

/** Invoices two past dives. */
export async function seedInvoices(db: Tx, now: Date): Promise<void> {
  const dived = await db.order.findMany({
    where: { status: 'completed' },
    select: { id: true },
    orderBy: [{ activityDate: 'desc' }, { id: 'asc' }],
    take: recipients.length,
  });
  for (const [at, { id }] of dived.entries()) {
    const order = await lockOrder(db, id, {});
    const recipient = recipients[at];
    if (recipient) await writeInvoice(db, order, { recipient, shop: defaultShop, now, userId: null });
  }
}

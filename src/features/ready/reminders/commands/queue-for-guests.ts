import type { LockedOrder } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { titleOf } from '@/features/orders/queries/order-view';
import { linkFor, localeOfDiver } from '@/features/ready/commands/link-for';
import { byAddress } from '@/features/ready/reminders/domain/by-address';
import { firstItemOf } from '@/features/ready/reminders/domain/first-item';
import type { Tx } from '@/server/database/db';
import { queueMail } from '@/server/mail/outbox';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';
import { toDay } from '@/shared/time/days';

type Wanted = {
  template: 'forms_reminder' | 'diver_links';
  open: readonly { diverId: string }[];
  /** True while the order has no emergency contact, of which its customer is reminded. */
  needsContact: boolean;
};
type Order = Pick<LockedOrder, 'divers' | 'customer'>;

/** The guests with something to answer, by the address that gets their links. */
export function addressesOf({ divers, customer }: Order, { open, needsContact }: Omit<Wanted, 'template'>) {
  const guests = open.flatMap(({ diverId }) => {
    const row = divers.find(({ id }) => id === diverId);
    return row ? [{ row, ...openDiver(row) }] : [];
  });
  return byAddress({ divers: guests, customer: customer.erasedAt ? null : customer.email, needsContact });
}

/** Queues one mail for each address, in the language of its reader; false when nobody can be reached. */
export async function queueForGuests(
  tx: Tx,
  order: LockedOrder,
  { template, ...wanted }: Wanted,
  now: Date,
): Promise<boolean> {
  const { customer } = order;
  let isQueued = false;
  for (const { address, isCustomer, divers, contact } of addressesOf(order, wanted)) {
    const [first] = divers;
    const locale = isCustomer || !first ? toLocale(order.locale) : localeOfDiver(order, first.row);
    const people = [];
    for (const { row, full_name } of divers) {
      const url = await linkFor(tx, order, row, now);
      if (url) people.push({ name: full_name, number: row.position + 1, url });
    }
    const item = firstItemOf(order.items, first?.row.id);
    if (!item || (people.length === 0 && !contact)) continue;
    isQueued = true;
    await queueMail(tx, {
      to: address,
      locale,
      template,
      about: [customer.id, order.id],
      params: {
        name: isCustomer ? spokenName(customer) : (first?.full_name ?? ''),
        bookingId: order.bookingId,
        product: titleOf(item, locale),
        date: toDay(item.activityDate),
        people,
        ...(contact && { contact: `/user/orders/${order.id}` }),
      },
    });
  }
  return isQueued;
}

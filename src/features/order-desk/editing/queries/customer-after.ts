import type { GuestChange } from '@/features/accounts/guests/commands/update-guest';
import { openPhone } from '@/features/accounts/guests/queries/phones';
import type { EditedOrder } from '@/features/order-desk/editing/data';
import type { PreviewInput } from '@/features/order-desk/editing/schema';
import { fieldError } from '@/shared/errors/errors';
import { fullName } from '@/shared/locale/name-order';

/** The name and contact details of a walk-in guest; null for a customer with an account, who sets their own. */
export const guestOf = ({ customer }: Pick<EditedOrder, 'customer'>): { name: string; phone: string } | null =>
  customer.email === null
    ? { name: fullName(customer), phone: customer.sealedPhone ? openPhone(customer.sealedPhone) : '' }
    : null;

/** The changes of an edit to the guest and their language; null for unchanged values. */
export function customerAfter(order: EditedOrder, { guest, locale }: PreviewInput) {
  const before = guestOf(order);
  if (guest && !before) throw fieldError('guest.name', 'invalid.field');
  const language = locale && locale !== order.locale ? locale : null;
  const change: GuestChange = {
    ...(guest?.name && guest.name !== before?.name && { name: guest.name }),
    ...(guest?.phone && guest.phone !== before?.phone && { phone: guest.phone }),
    ...(before && language && { locale: language }),
  };
  return { locale: language, guest: Object.keys(change).length > 0 ? change : null };
}

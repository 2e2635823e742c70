import type { StaffOrderView } from '@/features/order-desk/schema';
import { PhoneActions } from '@/ui/show/contact-links';
import css from './order-decisions.module.css';

/** The guest's phone number, visible on the first screen of a phone. */
export function FirstActions({ order: { customer, divers } }: { order: StaffOrderView }) {
  const phone = customer.phone ?? divers.find((diver) => diver.phone)?.phone;
  if (!phone) return null;
  return (
    <div className={css.row}>
      <PhoneActions phone={phone} size="m" />
    </div>
  );
}

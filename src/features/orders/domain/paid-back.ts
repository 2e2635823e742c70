import type { RefundBack } from '@/features/payments/schema';
import type { OrderMail } from './order-mail';

/** What a mail says of how money goes back; nothing where it goes back as it came. */
export const paidBackBy = (way: RefundBack['way']): Pick<OrderMail, 'paidBack'> =>
  way === 'gateway' ? {} : { paidBack: way };

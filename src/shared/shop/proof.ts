import { textUpTo } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

/** Keyed by the brand names of the payment marks, which are not translated. */
export const paymentMarks = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  qris: 'QRIS',
  gopay: 'GoPay',
  ovo: 'OVO',
  dana: 'DANA',
} as const;
type Mark = keyof typeof paymentMarks;
export const markNames = Object.keys(paymentMarks) as [Mark, ...Mark[]];

/** Facts that guests can check before booking; blank ones are hidden. Licences belong to the identity of the shop. */
export const proof = z.strictObject({
  insurer: textUpTo(60),
  policy: textUpTo(60),
  /** Oxygen on every boat, with somebody trained to give it. */
  oxygen: z.boolean(),
  payments: z.array(z.enum(markNames)).max(markNames.length),
});

import { textUpTo } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

/** By the names that the marks themselves have, which no language translates. */
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

/** What a guest can check before booking; what is blank is not shown. Licences belong to the identity of the shop. */
export const proof = z.strictObject({
  insurer: textUpTo(60),
  policy: textUpTo(60),
  /** On every boat, with somebody who is trained to give it. */
  oxygen: z.boolean(),
  payments: z.array(z.enum(markNames)).max(markNames.length),
});

import { diverView } from '@/features/booking/divers/schema';
import type { Needs } from '@/shared/schema/rights';
import { z } from '@/shared/schema/zod';

/** Total spending is a figure of the shop, unlike the price of one order, so it needs more rights. */
export const needsForSpending: Needs = { anyOf: ['money', 'reports'] };

/** Facts drawn from a customer's orders; null for facts that they have not given. */
export const customerFacts = z.object({
  /** The customer's own number, else that of the first diver of the latest order. */
  phone: z.string().nullable(),
  card: diverView
    .pick({ association: true, certification_level: true, certification_number: true, last_dive: true })
    .nullable(),
  sizes: diverView.pick({ height_cm: true, weight_kg: true, shoe_size: true, shoe_size_system: true }).nullable(),
  /** Dives with the customer's products; each person counts only for their own account. */
  dives: z.int(),
  /** Amount received and not refunded, in rupiah; null for staff without the right to read it. */
  spent: z.int().nullable(),
});
export type CustomerFacts = z.infer<typeof customerFacts>;

import { diverView } from '@/features/booking/divers/schema';
import type { Needs } from '@/shared/schema/rights';
import { z } from '@/shared/schema/zod';

/** Adding up what each customer has spent is a figure of the shop, unlike what an order costs. */
export const needsForSpending: Needs = { anyOf: ['money', 'reports'] };

/** What a customer's orders say about them; null where they have given nothing. */
export const customerFacts = z.object({
  /** A guest’s own, else that of the first diver of the latest order. */
  phone: z.string().nullable(),
  card: diverView
    .pick({ association: true, certification_level: true, certification_number: true, last_dive: true })
    .nullable(),
  sizes: diverView.pick({ height_cm: true, weight_kg: true, shoe_size: true, shoe_size_system: true }).nullable(),
  /** Of the products they have been on; each person of an order counts their own account only. */
  dives: z.int(),
  /** What the shop has received and not given back, in rupiah; null for staff who may not read it. */
  spent: z.int().nullable(),
});
export type CustomerFacts = z.infer<typeof customerFacts>;

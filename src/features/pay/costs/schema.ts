import { datedAmount, validFrom } from '@/features/pay/rates/schema';
import { errorKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';

/** Boat and fuel are costs per outing of a boat or van; fees and lunch are costs per person on any outing. */
export const costKinds = ['boat', 'fuel', 'fees', 'lunch'] as const;
export type CostKind = (typeof costKinds)[number];

const isOfBoat = (kind: CostKind): boolean => kind === 'boat' || kind === 'fuel';

export const newCost = z
  .strictObject({
    /** The boat or van; null for a cost per person. */
    boat: z.uuid().nullable().default(null),
    kind: z.enum(costKinds),
    amount: datedAmount,
    from: validFrom,
  })
  .refine(({ boat, kind }) => isOfBoat(kind) === (boat !== null), {
    path: ['boat'],
    error: errorKey('invalid.cost_of_boat'),
  });
export type NewCost = z.output<typeof newCost>;

export const costRef = z.strictObject({ uuid: z.uuid() });
export const costChange = z.strictObject({ uuid: z.uuid(), amount: datedAmount });
export type CostChange = z.output<typeof costChange>;

const boat = z.object({ uuid: z.uuid(), name: z.string() });
export const costView = z.object({
  uuid: z.uuid(),
  boat: boat.nullable(),
  kind: z.enum(costKinds),
  amount: datedAmount,
  from: z.iso.date(),
  /** Last day; null while it still applies. */
  until: z.iso.date().nullable(),
});
export type CostView = z.infer<typeof costView>;
export const costsView = z.object({ costs: z.array(costView), boats: z.array(boat) });
export type CostsView = z.infer<typeof costsView>;

import { productKinds } from '@/features/catalogue/schema';
import { areas } from '@/shared/diving/areas';
import { z } from '@/shared/schema/zod';

const named = z.object({ slug: z.string(), name: z.string() });
/** `slug` is omitted for a new product. */
export const choicesInput = z.strictObject({ slug: z.string().max(200).optional() });
export const productChoices = z.object({
  add_ons: z.array(z.object({ uuid: z.uuid(), name: z.string(), active: z.boolean() })),
  locations: z.array(named.extend({ area: z.enum(areas) })),
  products: z.array(named.extend({ kind: z.enum(productKinds), is_programme: z.boolean() })),
});
export type ProductChoices = z.infer<typeof productChoices>;

import { productKinds } from '@/features/catalogue/schema';
import { listingFields } from '@/shared/list/listing';
import { pageOf } from '@/shared/list/pages';
import { z } from '@/shared/schema/zod';

const addressed = ['products', 'locations', 'facilities'] as const;
export const addressesInput = z.strictObject({ ...listingFields, of: z.enum(addressed) });
export type AddressesInput = z.output<typeof addressesInput>;

/** An entity with its own page; for a product, `kind` determines the listing it belongs to. */
export const address = z.object({ slug: z.string(), kind: z.enum(productKinds).optional(), updated_at: z.date() });
export type Address = z.infer<typeof address>;
export const addressesPage = pageOf(address);

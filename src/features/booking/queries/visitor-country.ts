import type { VisitorCountry } from '@/features/booking/schema';
import type { Ctx } from '@/server/api/context';
import { countryOf } from '@/server/auth/country';

/** The likely country of the caller, which lists of countries start with. */
export const visitorCountry = async ({ client }: Pick<Ctx, 'client'>): Promise<VisitorCountry> => ({
  country: await countryOf(client.address),
});

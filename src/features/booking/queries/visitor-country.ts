import type { VisitorCountry } from '@/features/booking/schema';
import type { Ctx } from '@/server/api/context';
import { countryOf } from '@/server/auth/country';

/** Where the person who asks seems to be, so that lists of countries begin there. */
export const visitorCountry = async ({ client }: Pick<Ctx, 'client'>): Promise<VisitorCountry> => ({
  country: await countryOf(client.address),
});

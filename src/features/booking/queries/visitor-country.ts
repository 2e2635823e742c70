import type { Ctx } from '../../../server/context';
import { countryOf } from '../../../server/country';
import type { VisitorCountry } from '../schema';

/** Where the person who asks seems to be, so that lists of countries begin there. */
export const visitorCountry = async ({ client }: Pick<Ctx, 'client'>): Promise<VisitorCountry> => ({
  country: await countryOf(client.address),
});

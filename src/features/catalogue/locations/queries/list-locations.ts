import type { Ctx } from '../../../../server/context';
import type { LocationCard } from '../../schema';
import { activeLocations, toLocationCard } from '../data';

export const listLocations = async ({ db, locale }: Ctx): Promise<LocationCard[]> =>
  (await activeLocations(db)).map((row) => toLocationCard(row, locale));

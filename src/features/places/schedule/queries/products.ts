import type { Ctx } from '../../../../server/context';
import { listedProducts } from '../data';

/** What the shop plans by the day. */
export const scheduledProducts = ({ db, locale }: Ctx) => listedProducts(db, locale);

import { listedProducts } from '@/features/availability/admin/schedule/data';
import type { Ctx } from '@/server/api/context';

/** What the shop plans by the day. */
export const scheduledProducts = ({ db, locale }: Ctx) => listedProducts(db, locale);

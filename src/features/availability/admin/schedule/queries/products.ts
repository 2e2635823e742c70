import { listedProducts } from '@/features/availability/admin/schedule/data';
import type { Ctx } from '@/server/api/context';

export const scheduledProducts = ({ db, locale }: Ctx) => listedProducts(db, locale);

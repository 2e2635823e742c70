import { inChargeOf } from '@/features/catalogue/dive-sites/data';
import type { Tx } from '@/server/database/db';

export const sitesInCharge = async (db: Tx, userId: string) =>
  (await inChargeOf(db, userId)).map(({ slug, picName, picPhone, picEmail }) => ({
    slug,
    name: picName,
    phone: picPhone,
    email: picEmail,
  }));

import type { Tx } from '@/server/database/db';
import { changesSoFar, isOutdated } from '@/server/page-cache/changes.mjs';
import { processWide } from '@/server/process/process-wide';
import { defaultShop, type Shop } from '@/shared/shop/sections';
import { readShop } from './read-settings';

type Read = { begun: number; shop: Promise<Shop> };
type Slot = { read: Read | null; latest: Shop };

const slot = processWide('shop', (): Slot => ({ read: null, latest: defaultShop }));

/**
 * The settings of the shop, read once after each change. Changes are noted like those of public pages: in this
 * process before the writer has the answer, in other processes when PostgreSQL notifies them.
 */
export function currentShop(db: Tx): Promise<Shop> {
  const { read } = slot;
  if (read && !isOutdated(['shop'], read.begun)) return read.shop;
  const begun = changesSoFar();
  const shop = readShop(db);
  slot.read = { begun, shop };
  shop.then(
    (latest) => {
      slot.latest = latest;
    },
    () => {
      if (slot.read?.shop === shop) slot.read = null;
    },
  );
  return shop;
}

/** The settings as last read, for pages shown while the database is away. */
export const latestShop = (): Shop => slot.latest;

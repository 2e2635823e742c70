import type { Tx } from '../../src/server/database/db';
import type { Shop } from '../../src/shared/shop/sections';

/** Saves the sections of the settings that the demo changes. */
export async function seedSettings(db: Tx, settings: Pick<Shop, 'proof' | 'fees'>, now: Date): Promise<void> {
  await db.shopSetting.createMany({
    data: Object.entries(settings).map(([section, values]) => ({ section, number: 1, values, updatedAt: now })),
  });
}

import type { Tx } from '../../src/server/database/db';
import type { Shop } from '../../src/shared/shop/sections';

export const seedProof = (db: Tx, proof: Shop['proof'], now: Date): Promise<unknown> =>
  db.shopSetting.create({ data: { section: 'proof', number: 1, values: proof, updatedAt: now } });

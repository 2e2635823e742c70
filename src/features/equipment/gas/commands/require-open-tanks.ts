import { type GasRow, lockTanks } from '@/features/equipment/gas/data';
import type { SignTanks } from '@/features/equipment/gas/schema';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { expectVersion } from '@/shared/schema/versions';

/** Locks tanks that are neither signed nor void, as the caller read them. */
export async function requireOpenTanks(tx: Tx, tanks: SignTanks['tanks']): Promise<GasRow[]> {
  const versions = new Map(tanks.map(({ uuid, version }) => [uuid, version]));
  const rows = await lockTanks(tx, [...versions.keys()]);
  if (rows.length < versions.size) throw new AppError('not_found');
  for (const row of rows) {
    const { tag } = row;
    if (row.voidedAt !== null) throw new AppError('tank_void', { params: { tag } });
    if (row.signedAt !== null) throw new AppError('tank_signed', { params: { tag } });
    expectVersion(row, versions.get(row.id));
  }
  return rows;
}

import { forgetFact } from '@/features/audit/commands/forget';
import { inChargeOf, withoutPersonInCharge } from '@/features/catalogue/dive-sites/data';
import type { Tx } from '@/server/database/db';
import { diveSiteChanged } from './dive-site-changed';

/** Removes an erased user from the dive sites they were in charge of, for the shop to enter somebody else. */
export async function erasePersonInCharge(tx: Tx, userId: string): Promise<string[]> {
  const sites = await inChargeOf(tx, userId);
  await withoutPersonInCharge(
    tx,
    sites.map(({ id }) => id),
  );
  for (const { id } of sites) await diveSiteChanged(tx, id);
  for (const email of new Set(sites.map(({ picEmail }) => picEmail ?? '')))
    await forgetFact(tx, 'location', 'person_in_charge', { email });
  return [];
}

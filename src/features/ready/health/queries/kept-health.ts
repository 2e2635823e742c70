import { outcomesOfOwners } from '@/features/ready/health/data';
import type { KeptHealthView } from '@/features/ready/health/schema';
import { open } from '@/server/crypto/crypto';
import type { MarkedPerson } from '@/server/crypto/person-marks';
import type { Tx } from '@/server/database/db';
import { toDay } from '@/shared/time/days';

/** The outcomes that an account's people asked to keep. */
export async function keptHealth(db: Tx, ownerId: string): Promise<KeptHealthView> {
  const rows = await outcomesOfOwners(db, [ownerId]);
  return rows.map(({ id, sealed, outcome, on, keepUntil }) => {
    const person: MarkedPerson = JSON.parse(open(sealed));
    return {
      ...{ uuid: id, full_name: person.full_name, date_of_birth: person.date_of_birth },
      ...{ outcome, on: toDay(on), until: toDay(keepUntil) },
    };
  });
}

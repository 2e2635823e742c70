import { keepPerson } from '@/features/orders/people/commands/keep-people';
import type { CreateOrderInput } from '@/features/orders/schema';
import type { Tx } from '@/server/database/db';

type Owner = { ownerId: string; now: Date };

/** Keeps the divers at these positions of a booking, with whom the booking names to call. */
export async function keepDivers(
  tx: Tx,
  owner: Owner,
  { divers, emergency_contact: contact }: Pick<CreateOrderInput, 'divers' | 'emergency_contact'>,
  positions: readonly number[],
): Promise<void> {
  for (const position of new Set(positions)) {
    const diver = divers[position];
    if (!diver) continue;
    const { variant: _, equipment: __, ...person } = diver;
    await keepPerson(tx, owner, { ...person, emergency_contact: contact });
  }
}

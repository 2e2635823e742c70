import { setGuest } from '@/features/accounts/guests/data';
import { record } from '@/features/audit/commands/record';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { fullName } from '@/shared/locale/name-order';

export type GuestChange = Parameters<typeof setGuest>[2];

type Guest = { id: string; firstName: string; lastName: string; locale: string; updatedAt: Date };

const factsOf = ({ firstName, lastName, locale }: Pick<Guest, 'firstName' | 'lastName' | 'locale'>) => ({
  first_name: firstName,
  last_name: lastName,
  locale,
});

/** Corrects a walk-in's name and phone number; the audit log never contains the number. */
export async function updateGuest(tx: Tx, ctx: Ctx, guest: Guest, change: GuestChange): Promise<void> {
  const after = await setGuest(tx, guest, change, ctx.now);
  await record(tx, {
    ctx,
    action: 'update',
    entity: 'user',
    entityId: guest.id,
    label: fullName(after),
    before: factsOf(guest),
    after: { ...factsOf(after), ...(change.phone && { changed: 'phone' }) },
  });
}

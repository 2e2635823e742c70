import { isSamePerson } from '@/features/orders/domain/same-person';
import { deletePerson, lockOwner, peopleOfOwner, rewritePerson } from '@/features/travellers/data';
import type { PersonChange, PersonView } from '@/features/travellers/schema';
import type { Ctx } from '@/server/api/context';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { z } from '@/shared/schema/zod';

type Own = Ctx & { actor: Person };

/** Finds only people of the account, and refuses to turn a person into a duplicate of another. */
export const updatePerson = ({ db, actor, now }: Own, { uuid, ...patch }: PersonChange): Promise<PersonView> =>
  db.$transaction(async (tx) => {
    await lockOwner(tx, actor.userId);
    const people = await peopleOfOwner(tx, actor.userId);
    const existing = people.find((person) => person.uuid === uuid);
    if (!existing) throw new AppError('not_found');
    const { uuid: _, has_card: __, ...before } = existing;
    const sent = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
    const after = { ...before, ...sent };
    if (people.some((person) => person.uuid !== uuid && isSamePerson(person, after)))
      throw fieldError('full_name', 'invalid.person_twice');
    return rewritePerson(tx, uuid, after, now);
  });

export async function removePerson({ db, actor }: Own, uuid: string): Promise<void> {
  const { count } = z.uuid().safeParse(uuid).success ? await deletePerson(db, actor.userId, uuid) : { count: 0 };
  if (count === 0) throw new AppError('not_found');
}

import { personDetails } from '@/features/booking/people/schema';
import type { PersonInput, PersonView } from '@/features/travellers/schema';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { savePerson } from './save-person';

export async function addPerson({ db, actor, now }: Ctx & { actor: Person }, person: PersonInput): Promise<PersonView> {
  const nothing = Object.fromEntries(Object.keys(personDetails.shape).map((field) => [field, null]));
  const sent = Object.entries(person).filter(([, value]) => value !== undefined);
  const details = personDetails.parse({ ...nothing, ...Object.fromEntries(sent) });
  const saved = await db.$transaction((tx) => savePerson(tx, { ownerId: actor.userId, now }, details));
  if (!saved) throw fieldError('full_name', 'invalid.too_many_people');
  return saved;
}

import { type PersonDetails, personDetails } from '@/features/booking/people/schema';
import { open, seal } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import type { SavedPerson } from '@/server/generated/prisma/client';
import type { PersonView } from './schema';

const sealed = (person: PersonDetails): string => seal(JSON.stringify(person));

/** Fields that did not exist when a person was saved are empty. */
const emptyDetails = Object.fromEntries(Object.keys(personDetails.shape).map((field) => [field, null]));

const toPerson = ({ id, sealed: text }: SavedPerson): PersonView => ({
  uuid: id,
  ...personDetails.parse({ ...emptyDetails, ...JSON.parse(open(text)) }),
});

/** In the order of saving. */
export async function peopleOfOwner(db: Tx, ownerId: string): Promise<PersonView[]> {
  const rows = await db.savedPerson.findMany({ where: { ownerId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  return rows.map(toPerson);
}

/** Serialises changes to an account's people, so that nobody is saved twice. */
export const lockOwner = (tx: Tx, ownerId: string) =>
  tx.$queryRaw`SELECT id FROM users WHERE id = ${ownerId}::uuid FOR UPDATE`;

export async function insertPerson(tx: Tx, ownerId: string, person: PersonDetails, now: Date): Promise<PersonView> {
  const data = { ownerId, sealed: sealed(person), createdAt: now, updatedAt: now };
  return toPerson(await tx.savedPerson.create({ data }));
}

export async function rewritePerson(tx: Tx, id: string, person: PersonDetails, now: Date): Promise<PersonView> {
  return toPerson(await tx.savedPerson.update({ where: { id }, data: { sealed: sealed(person), updatedAt: now } }));
}

export const deletePerson = (tx: Tx, ownerId: string, id: string) =>
  tx.savedPerson.deleteMany({ where: { id, ownerId } });

export const deletePeopleOf = (tx: Tx, ownerId: string) => tx.savedPerson.deleteMany({ where: { ownerId } });

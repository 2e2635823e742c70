import { type PersonDetails, personDetails } from '@/features/booking/people/schema';
import { open, seal } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import type { SavedPerson } from '@/server/generated/prisma/client';
import type { PersonView } from './schema';

const sealed = (person: PersonDetails): string => seal(JSON.stringify(person));

/** Fields that did not exist when a person was saved are empty. */
const emptyDetails = Object.fromEntries(Object.keys(personDetails.shape).map((field) => [field, null]));

/** Photos are large, so only their own call reads them. */
const withoutCard = { sealedCard: true } as const;
type PersonRow = Omit<SavedPerson, 'sealedCard'>;

const toPerson = ({ id, sealed: text, cardSavedAt }: PersonRow): PersonView => ({
  uuid: id,
  has_card: cardSavedAt !== null,
  ...personDetails.parse({ ...emptyDetails, ...JSON.parse(open(text)) }),
});

/** In the order of saving. */
export async function peopleOfOwner(db: Tx, ownerId: string): Promise<PersonView[]> {
  const rows = await db.savedPerson.findMany({
    where: { ownerId },
    omit: withoutCard,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toPerson);
}

/** Serialises changes to an account's people, so that nobody is saved twice. */
export const lockOwner = (tx: Tx, ownerId: string) =>
  tx.$queryRaw`SELECT id FROM users WHERE id = ${ownerId}::uuid FOR UPDATE`;

export async function insertPerson(tx: Tx, ownerId: string, person: PersonDetails, now: Date): Promise<PersonView> {
  const data = { ownerId, sealed: sealed(person), createdAt: now, updatedAt: now };
  return toPerson(await tx.savedPerson.create({ data, omit: withoutCard }));
}

export async function rewritePerson(tx: Tx, id: string, person: PersonDetails, now: Date): Promise<PersonView> {
  return toPerson(
    await tx.savedPerson.update({ where: { id }, data: { sealed: sealed(person), updatedAt: now }, omit: withoutCard }),
  );
}

export const deletePerson = (tx: Tx, ownerId: string, id: string) =>
  tx.savedPerson.deleteMany({ where: { id, ownerId } });

/** Stores or removes the photo of a card; false for a person of another account. */
export async function storeCard(
  db: Tx,
  ownerId: string,
  id: string,
  { bytes, now }: { bytes: Uint8Array | null; now: Date },
): Promise<boolean> {
  const data = {
    sealedCard: bytes && seal(Buffer.from(bytes).toString('base64')),
    cardSavedAt: bytes && now,
    updatedAt: now,
  };
  const { count } = await db.savedPerson.updateMany({ where: { id, ownerId }, data });
  return count === 1;
}

/** The photo of a person's card in base64; null without one, undefined for a person of another account. */
export async function cardOf(db: Tx, ownerId: string, id: string): Promise<string | null | undefined> {
  const row = await db.savedPerson.findFirst({ where: { id, ownerId }, select: { sealedCard: true } });
  return row ? row.sealedCard && open(row.sealedCard) : undefined;
}

export const deletePeopleOf = (tx: Tx, ownerId: string) => tx.savedPerson.deleteMany({ where: { ownerId } });

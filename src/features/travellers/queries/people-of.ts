import { cardOf, peopleOfOwner } from '@/features/travellers/data';
import type { PersonView } from '@/features/travellers/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { type Page, rowsOf, toPage } from '@/shared/list/pages';
import type { Person } from '@/shared/schema/actor';

/** Sorted here, because the database holds them encrypted; there are never many. */
export async function listPeople(
  { db, actor }: Ctx & { actor: Person },
  input: { page: number; per_page: number },
): Promise<Page<PersonView>> {
  const people = await peopleOfOwner(db, actor.userId);
  const { skip, take } = rowsOf(input);
  const sorted = people.sort((one, other) => one.full_name.localeCompare(other.full_name));
  return toPage(input, people.length, sorted.slice(skip, skip + take));
}

/** For the export of personal data; photos of cards are in base64. */
export const savedPeople = async (db: Tx, userId: string) => {
  const people = await peopleOfOwner(db, userId);
  return Promise.all(
    people.map(async ({ uuid, has_card, ...person }) => ({
      ...person,
      card_photo: has_card ? ((await cardOf(db, userId, uuid)) ?? null) : null,
    })),
  );
};

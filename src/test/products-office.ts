import { randomUUID } from 'node:crypto';
import { db } from '@/server/database/db';
import { callerFor } from './actors';
import { account, signIn } from './factories';

export const texts = {
  en: { title: 'Wreck by night', summary: 'After dark', body: [], itinerary: [], included: [], excluded: [] },
};

export async function staff() {
  const user = await account({ role: 'ADMIN' });
  const calls = await callerFor(await signIn(user));
  return { user, office: calls.admin.products, visitor: (await callerFor(null)).catalogue };
}
export const picture = (ownerId: string | null) =>
  db.media.create({
    data: { key: `${randomUUID().replaceAll('-', '')}.webp`, width: 16, height: 9, bytes: 1, ownerId },
  });
export const entriesOf = (entityId: string) =>
  db.auditEntry.findMany({ where: { entity: 'product', entityId }, orderBy: { id: 'asc' } });

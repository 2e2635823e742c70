import type { Tx } from '../../server/db';
import type { Message, Prisma } from '../../server/generated/prisma/client';

type NewMessage = Pick<Message, 'kind' | 'name' | 'email' | 'phone' | 'subject' | 'body' | 'locale' | 'createdAt'> & {
  productId?: string;
  details?: Prisma.InputJsonObject;
};

export const insertMessage = (db: Tx, message: NewMessage): Promise<Message> => db.message.create({ data: message });

/** Messages know no account, only an address: those of the address a person has confirmed are theirs. */
async function ownAddress(db: Tx, userId: string): Promise<string | null> {
  const user = await db.user.findUnique({ where: { id: userId } });
  return user?.emailVerifiedAt ? user.email : null;
}

export async function messagesOf(db: Tx, userId: string): Promise<Message[]> {
  const email = await ownAddress(db, userId);
  return email ? db.message.findMany({ where: { email }, orderBy: { createdAt: 'asc' } }) : [];
}

export async function deleteMessagesOf(db: Tx, userId: string): Promise<void> {
  const email = await ownAddress(db, userId);
  if (email) await db.message.deleteMany({ where: { email } });
}

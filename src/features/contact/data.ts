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

const answered = { answers: { orderBy: { sentAt: 'asc' } } } satisfies Prisma.MessageInclude;
type AnsweredMessage = Prisma.MessageGetPayload<{ include: typeof answered }>;

export async function messagesOf(db: Tx, userId: string): Promise<AnsweredMessage[]> {
  const email = await ownAddress(db, userId);
  return email ? db.message.findMany({ where: { email }, orderBy: { createdAt: 'asc' }, include: answered }) : [];
}

/** Answers which ones those were. */
export async function deleteMessagesOf(db: Tx, userId: string): Promise<string[]> {
  const messages = await messagesOf(db, userId);
  const ids = messages.map(({ id }) => id);
  await db.message.deleteMany({ where: { id: { in: ids } } });
  return ids;
}

/** How many messages nobody has answered, and since when the oldest of them waits. */
export async function unansweredMessages(db: Tx): Promise<{ count: number; oldest: Date | null }> {
  const { _count, _min } = await db.message.aggregate({
    where: { status: { not: 'ANSWERED' } },
    _count: true,
    _min: { createdAt: true },
  });
  return { count: _count, oldest: _min.createdAt };
}

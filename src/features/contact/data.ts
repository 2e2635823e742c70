import type { Tx } from '@/server/database/db';
import type { Message, Prisma } from '@/server/generated/prisma/client';

type NewMessage = Pick<Message, 'kind' | 'name' | 'email' | 'phone' | 'subject' | 'body' | 'locale' | 'createdAt'> & {
  productId?: string;
  accountId?: string | null;
  details?: Prisma.InputJsonObject;
};

export const insertMessage = (db: Tx, message: NewMessage): Promise<Message> => db.message.create({ data: message });

/** Matches messages sent while signed in, and messages from the account's confirmed address. */
async function ofAccount(db: Tx, userId: string): Promise<Prisma.MessageWhereInput> {
  const user = await db.user.findUnique({ where: { id: userId } });
  return { OR: [{ accountId: userId }, ...(user?.emailVerifiedAt && user.email ? [{ email: user.email }] : [])] };
}

const answered = {
  answers: { orderBy: { sentAt: 'asc' } },
  replies: { orderBy: { receivedAt: 'asc' } },
} satisfies Prisma.MessageInclude;
type AnsweredMessage = Prisma.MessageGetPayload<{ include: typeof answered }>;

export async function messagesOf(db: Tx, userId: string): Promise<AnsweredMessage[]> {
  return db.message.findMany({
    where: await ofAccount(db, userId),
    orderBy: { createdAt: 'asc' },
    include: answered,
  });
}

/** Assigns messages from a confirmed address to the account, which keeps them when its address changes. */
export const assignMessages = (tx: Tx, accountId: string, email: string) =>
  tx.message.updateMany({ where: { email, accountId: null }, data: { accountId } });

export async function deleteMessagesOf(tx: Tx, userId: string): Promise<string[]> {
  const ids = (await messagesOf(tx, userId)).map(({ id }) => id);
  await tx.message.deleteMany({ where: { id: { in: ids } } });
  return ids;
}

export async function unansweredMessages(db: Tx): Promise<{ count: number; oldest: Date | null }> {
  const { _count, _min } = await db.message.aggregate({
    where: { status: { in: ['new', 'read'] } },
    _count: true,
    _min: { createdAt: true },
  });
  return { count: _count, oldest: _min.createdAt };
}

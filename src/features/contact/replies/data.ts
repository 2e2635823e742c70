import type { Tx } from '@/server/database/db';
import type { Message, MessageReply } from '@/server/generated/prisma/client';

/** Locks the message's row until the transaction ends; null if it was deleted. */
export async function lockMessage(tx: Tx, id: string): Promise<Message | null> {
  await tx.$queryRaw`SELECT id FROM messages WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.message.findUnique({ where: { id } });
}

/** Returns false for an email received before, because providers redeliver when our response is lost. */
export async function insertReply(tx: Tx, reply: Omit<MessageReply, 'id'>): Promise<boolean> {
  const { count } = await tx.messageReply.createMany({ data: [reply], skipDuplicates: true });
  return count === 1;
}

export const markNew = (tx: Tx, id: string, updatedAt: Date) =>
  tx.message.update({ where: { id }, data: { status: 'new', updatedAt } });

import type { Tx } from '@/server/database/db';
import type { Message, MessageReply } from '@/server/generated/prisma/client';

/** Locks the message until the transaction ends; null when it has been deleted. */
export async function lockMessage(tx: Tx, id: string): Promise<Message | null> {
  await tx.$queryRaw`SELECT id FROM messages WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.message.findUnique({ where: { id } });
}

/** False for a mail that has arrived before: providers deliver a mail again when the acknowledgement is lost. */
export async function insertReply(tx: Tx, reply: Omit<MessageReply, 'id'>): Promise<boolean> {
  const { count } = await tx.messageReply.createMany({ data: [reply], skipDuplicates: true });
  return count === 1;
}

export const markNew = (tx: Tx, id: string, updatedAt: Date) =>
  tx.message.update({ where: { id }, data: { status: 'new', updatedAt } });

import { env } from '@/env';
import { productTexts } from '@/features/catalogue/schema';
import { internshipDetails } from '@/features/contact/schema';
import { afterNamed } from '@/server/database/after-row';
import type { Tx } from '@/server/database/db';
import type { Message, Prisma } from '@/server/generated/prisma/client';
import { rowsAfter, toCount } from '@/shared/list/pages';
import { sorting } from '@/shared/list/sorting';
import { type Locale, toLocale } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { textsIn } from '@/shared/schema/localised';
import { type MessageCard, type MessagesInput, type MessageView, messageView } from './schema';

export type StoredMessage = Message;
type Status = MessageCard['status'];

const EXCERPT = 160;

const contains = (text: string) => ({ contains: text, mode: 'insensitive' as const });

/** Matches messages that contain every word of the search in sender or text. */
const matching = (search: string): Prisma.MessageWhereInput => ({
  AND: search.split(/\s+/).map((word) => ({
    OR: [
      { name: contains(word) },
      { email: contains(word) },
      { phone: contains(word) },
      { subject: contains(word) },
      { body: contains(word) },
    ],
  })),
});

const columns = { name: 'name', created_at: 'createdAt' } as const;

export async function findMessages(
  db: Tx,
  { kind, status, email, search, sort, ...page }: MessagesInput,
): Promise<{ rows: Message[]; total: number }> {
  const where: Prisma.MessageWhereInput = {
    ...(kind && { kind }),
    ...(status && { status }),
    ...(email && { email }),
    ...(search && matching(search)),
  };
  const { column, direction } = sorting(columns, sort);
  const [found, total] = await Promise.all([
    db.message.findMany({
      where: { AND: [where, await afterNamed(page.after, (id) => db.message.findUnique(id), [column], direction)] },
      orderBy: [{ [column]: direction }, { id: direction }],
      ...rowsAfter(page),
    }),
    db.message.count({ where, take: toCount }),
  ]);
  return { rows: found, total };
}

export const toMessageCard = ({
  id,
  kind,
  status,
  name,
  email,
  phone,
  subject,
  body,
  createdAt,
}: Message): MessageCard => ({
  uuid: id,
  kind,
  status,
  name,
  email,
  phone,
  subject,
  excerpt: body.length > EXCERPT ? `${body.slice(0, EXCERPT).trimEnd()}…` : body,
  created_at: createdAt.toISOString(),
});

const messageInclude = {
  product: { select: { slug: true, texts: true } },
  answers: { orderBy: [{ sentAt: 'asc' }, { id: 'asc' }], include: { author: true } },
  replies: { orderBy: [{ receivedAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.MessageInclude;
type MessageWithDetails = Prisma.MessageGetPayload<{ include: typeof messageInclude }>;

export const messageById = (db: Tx, id: string): Promise<MessageWithDetails | null> =>
  db.message.findUnique({ where: { id }, include: messageInclude });

const accountOf = async (db: Tx, email: string): Promise<string | null> =>
  (await db.user.findUnique({ where: { email }, select: { id: true } }))?.id ?? null;

export async function toMessageView(db: Tx, row: MessageWithDetails, locale: Locale): Promise<MessageView> {
  const { excerpt, ...card } = toMessageCard(row);
  return messageView.parse({
    ...card,
    message: row.body,
    locale: toLocale(row.locale),
    product: row.product?.slug ?? null,
    product_title: row.product && textsIn(productTexts.parse(row.product.texts), locale).title,
    internship: internshipDetails.safeParse(row.details).data ?? null,
    account: await accountOf(db, row.email),
    answers: row.answers.map(({ id, author, body, sentAt }) => ({
      uuid: id,
      author: author && fullName(author),
      body,
      sent_at: sentAt.toISOString(),
    })),
    replies: row.replies.map(({ id, email, body, attachments, receivedAt }) => ({
      uuid: id,
      email,
      body,
      attachments,
      received_at: receivedAt.toISOString(),
    })),
    receives_replies: env.MAIL_INBOUND_SECRET !== undefined,
    version: row.updatedAt.toISOString(),
  });
}

/** Locks the message's row until the transaction ends. */
export async function lockMessage(tx: Tx, id: string): Promise<Message | null> {
  await tx.$queryRaw`SELECT id FROM messages WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.message.findUnique({ where: { id } });
}

export const setMessageStatus = (tx: Tx, id: string, status: Status, updatedAt: Date): Promise<Message> =>
  tx.message.update({ where: { id }, data: { status, updatedAt } });

export const insertAnswer = (tx: Tx, answer: { messageId: string; authorId: string; body: string; sentAt: Date }) =>
  tx.messageAnswer.create({ data: answer });

export const countAnswers = (tx: Tx, messageId: string): Promise<number> =>
  tx.messageAnswer.count({ where: { messageId } });

export const deleteMessage = (tx: Tx, id: string) => tx.message.delete({ where: { id } });

/** Label of the message in the audit log and in confirmations. */
export const labelOf = ({ name, subject }: Pick<Message, 'name' | 'subject'>): string =>
  subject ? `${name}: ${subject}` : name;

import { faqTexts } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import type { Faq, Prisma } from '@/server/generated/prisma/client';
import { sorting } from '@/shared/list/sorting';
import type { Locale } from '@/shared/locale/locales';
import { isUuid } from '@/shared/schema/ids';
import { textsIn, unwrittenIn } from '@/shared/schema/localised';
import {
  type AllFaqsInput,
  type FaqChange,
  type FaqInput,
  type FaqRow,
  faqRow,
  type StaffFaqView,
  staffFaqView,
} from './schema';

const columns = { topic: 'topic', updated_at: 'updatedAt' } as const;

function orderOf(sort: AllFaqsInput['sort']): Prisma.FaqOrderByWithRelationInput[] {
  const { column, direction } = sorting(columns, sort);
  return [{ [column]: direction }, { position: 'asc' }, { id: 'asc' }];
}

/**
 * `searchText` is stored in lower case, because a case-insensitive search of long answers takes three times as long.
 */
const matching = (search: string): Prisma.FaqWhereInput => ({ searchText: { contains: search.toLowerCase() } });

export async function faqsBy(
  db: Tx,
  { search, sort, topic, active }: AllFaqsInput,
  rows: { skip: number; take: number },
): Promise<{ total: number; rows: Faq[] }> {
  const where = { ...(search && matching(search)), ...(topic && { topic }), ...(active !== undefined && { active }) };
  const [total, found] = await Promise.all([
    db.faq.count({ where }),
    db.faq.findMany({ where, orderBy: orderOf(sort), ...rows }),
  ]);
  return { total, rows: found };
}

export const faqById = async (db: Tx, id: string): Promise<Faq | null> =>
  isUuid(id) ? db.faq.findUnique({ where: { id } }) : null;

export async function lockFaq(tx: Tx, id: string): Promise<Faq | null> {
  if (isUuid(id)) await tx.$queryRaw`SELECT id FROM faqs WHERE id = ${id}::uuid FOR UPDATE`;
  return faqById(tx, id);
}

/** Locks the questions of a topic, in their order, against concurrent sorting until the transaction ends. */
export async function lockTopic(tx: Tx, topic: string): Promise<Faq[]> {
  await tx.$queryRaw`SELECT id FROM faqs WHERE topic = ${topic} ORDER BY id FOR UPDATE`;
  return tx.faq.findMany({ where: { topic }, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
}

/** Position after the last question of the topic. */
async function lastOf(tx: Tx, topic: string): Promise<number> {
  const { _max } = await tx.faq.aggregate({ where: { topic }, _max: { position: true } });
  return (_max.position ?? -1) + 1;
}

export const insertFaq = async (tx: Tx, input: FaqInput, now: Date): Promise<Faq> =>
  tx.faq.create({ data: { ...input, position: await lastOf(tx, input.topic), updatedAt: now } });

export async function changeFaq(tx: Tx, before: Faq, patch: FaqChange, updatedAt: Date): Promise<Faq> {
  const moves = patch.topic !== undefined && patch.topic !== before.topic;
  const position = moves ? await lastOf(tx, patch.topic ?? '') : before.position;
  return tx.faq.update({ where: { id: before.id }, data: { ...patch, position, updatedAt } });
}

/** Versions stay unchanged, because the order is not part of the edited fields. */
export const setOrder = (tx: Tx, ids: string[]): Promise<number> => tx.$executeRaw`
  UPDATE faqs SET position = place - 1
  FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS sorted (sorted_id, place)
  WHERE id = sorted_id AND position <> place - 1`;

export const deleteFaq = (tx: Tx, id: string) => tx.faq.delete({ where: { id } });

export function toFaqRow(row: Faq, locale: Locale): FaqRow {
  const texts = faqTexts.parse(row.texts);
  return faqRow.parse({
    uuid: row.id,
    topic: row.topic,
    ...textsIn(texts, locale),
    active: row.active,
    unwritten: unwrittenIn(texts),
    updated_at: row.updatedAt.toISOString(),
  });
}

export const toStaffFaqView = ({ id, topic, texts, active, updatedAt }: Faq): StaffFaqView =>
  staffFaqView.parse({ uuid: id, topic, texts, active, version: updatedAt.toISOString() });

export const nameOf = ({ texts }: { texts: unknown }): string => faqTexts.parse(texts).en.question;

export const factsOf = ({ topic, texts, active }: Faq) => ({ topic, texts: faqTexts.parse(texts), active });

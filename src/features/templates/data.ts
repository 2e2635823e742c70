import type { Tx } from '@/server/database/db';
import type { MessageTemplate, Prisma } from '@/server/generated/prisma/client';
import type { Locale } from '@/shared/locale/locales';
import { isUuid } from '@/shared/schema/ids';
import { textsIn, unwrittenIn } from '@/shared/schema/localised';
import { textIn } from './domain/text-in';
import {
  type TemplateChange,
  type TemplateInput,
  type TemplateRow,
  type TemplatesInput,
  type TemplateView,
  templateRow,
  templateTexts,
  templateView,
  type UsableTemplate,
} from './schema';

const inOrder: Prisma.MessageTemplateOrderByWithRelationInput[] = [{ position: 'asc' }, { id: 'asc' }];

export async function templatesBy(
  db: Tx,
  { search, active }: TemplatesInput,
  rows: { skip: number; take: number },
): Promise<{ total: number; rows: MessageTemplate[] }> {
  const where: Prisma.MessageTemplateWhereInput = {
    ...(search && { name: { contains: search, mode: 'insensitive' } }),
    ...(active !== undefined && { active }),
  };
  const [total, found] = await Promise.all([
    db.messageTemplate.count({ where }),
    db.messageTemplate.findMany({ where, orderBy: inOrder, ...rows }),
  ]);
  return { total, rows: found };
}

export const activeTemplates = (db: Tx): Promise<MessageTemplate[]> =>
  db.messageTemplate.findMany({ where: { active: true }, orderBy: inOrder });

export const templateById = async (db: Tx, id: string): Promise<MessageTemplate | null> =>
  isUuid(id) ? db.messageTemplate.findUnique({ where: { id } }) : null;

export async function lockTemplate(tx: Tx, id: string): Promise<MessageTemplate | null> {
  if (isUuid(id)) await tx.$queryRaw`SELECT id FROM message_templates WHERE id = ${id}::uuid FOR UPDATE`;
  return templateById(tx, id);
}

/** Locks all templates against concurrent sorting and adding until the transaction ends. */
export async function lockTemplates(tx: Tx): Promise<MessageTemplate[]> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('message_templates'))`;
  return tx.messageTemplate.findMany({ orderBy: inOrder });
}

export const insertTemplate = (tx: Tx, input: TemplateInput, position: number, now: Date): Promise<MessageTemplate> =>
  tx.messageTemplate.create({ data: { ...input, position, createdAt: now, updatedAt: now } });

export const changeTemplate = (tx: Tx, id: string, patch: TemplateChange, updatedAt: Date): Promise<MessageTemplate> =>
  tx.messageTemplate.update({ where: { id }, data: { ...patch, updatedAt } });

/** Versions stay unchanged, because the order is not part of the edited fields. */
export const setOrder = (tx: Tx, ids: string[]): Promise<number> => tx.$executeRaw`
  UPDATE message_templates SET position = place - 1
  FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS sorted (sorted_id, place)
  WHERE id = sorted_id AND position <> place - 1`;

export const deleteTemplate = (tx: Tx, id: string) => tx.messageTemplate.delete({ where: { id } });

export function toTemplateRow(row: MessageTemplate, locale: Locale): TemplateRow {
  const texts = templateTexts.parse(row.texts);
  return templateRow.parse({
    uuid: row.id,
    name: row.name,
    subject: textsIn(texts, locale).subject,
    active: row.active,
    unwritten: unwrittenIn(texts),
    updated_at: row.updatedAt.toISOString(),
  });
}

export const toTemplateView = ({ id, name, texts, active, updatedAt }: MessageTemplate): TemplateView =>
  templateView.parse({ uuid: id, name, texts, active, version: updatedAt.toISOString() });

export const toUsable = ({ id, name, texts }: MessageTemplate, locale: Locale): UsableTemplate => ({
  uuid: id,
  name,
  ...textIn(templateTexts.parse(texts), locale),
});

export const factsOf = ({ name, texts, active }: MessageTemplate) => ({
  name,
  texts: templateTexts.parse(texts),
  active,
});

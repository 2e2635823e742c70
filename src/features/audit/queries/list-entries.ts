import { findEntries, type ListedEntry, slugsOf } from '@/features/audit/data';
import { pathOfEntity } from '@/features/audit/domain/path';
import {
  type AuditEntity,
  type AuditEntryView,
  type AuditInput,
  auditEntry,
  payEntities,
} from '@/features/audit/schema';
import type { Ctx } from '@/server/api/context';
import { toEndlessPage } from '@/shared/list/pages';
import { nameOrEmail } from '@/shared/locale/name-order';
import { can } from '@/shared/schema/actor';
import { momentOf, plusDays } from '@/shared/time/days';

function actorOf({ actor }: ListedEntry): AuditEntryView['actor'] {
  if (!actor) return null;
  return { uuid: actor.id, name: actor.erasedAt ? '' : nameOrEmail(actor) };
}

function toView(row: ListedEntry, slugs: Map<string, string>, seesPay: boolean): AuditEntryView {
  const { id, at, action, entity, entityId, label, before, after } = row;
  const isHidden = !seesPay && payEntities.includes(entity as AuditEntity);
  // A deleted entity has no page to link to.
  const path = action === 'delete' ? null : pathOfEntity(entity as AuditEntity, entityId, slugs.get(entityId));
  return auditEntry.parse({
    uuid: id,
    at: at.toISOString(),
    actor: actorOf(row),
    action,
    thing: entity,
    thing_id: entityId,
    label,
    before: isHidden ? null : before,
    after: isHidden ? null : after,
    path,
  });
}

/** Newest first by default. */
export async function listEntries({ db, actor: reader }: Pick<Ctx, 'db' | 'actor'>, input: AuditInput) {
  const { thing: entity, thing_id: entityId, action, actor, from, to, search, sort } = input;
  const where = {
    ...(entity && { entity }),
    ...(entityId && { entityId }),
    ...(action !== 'any' && { action: action ?? { not: 'view' } }),
    ...(actor && { actorId: actor }),
    ...((from || to) && {
      at: {
        ...(from && { gte: momentOf(from, '00:00') }),
        ...(to && { lt: momentOf(plusDays(to, 1), '00:00') }),
      },
    }),
    ...(search && { label: { contains: search, mode: 'insensitive' as const } }),
  };
  const { rows, total } = await findEntries(db, where, sort === 'at' ? 'asc' : 'desc', input);
  const slugs = await slugsOf(
    db,
    rows.map(({ entityId: id }) => id),
  );
  return toEndlessPage(
    input,
    total,
    rows.map((row) => toView(row, slugs, can(reader, 'pay'))),
  );
}

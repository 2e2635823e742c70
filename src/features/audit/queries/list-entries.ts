import { findEntries, type ListedEntry, slugsOf } from '@/features/audit/data';
import { pathOfThing } from '@/features/audit/domain/path';
import { type AuditEntryView, type AuditInput, type AuditThing, auditEntry } from '@/features/audit/schema';
import type { Ctx } from '@/server/api/context';
import { rowsOf, toPage } from '@/shared/list/pages';
import { nameOrEmail } from '@/shared/locale/name-order';
import { momentOf, plusDays } from '@/shared/time/days';

function actorOf({ actor }: ListedEntry): AuditEntryView['actor'] {
  if (!actor) return null;
  return { uuid: actor.id, name: actor.erasedAt ? '' : nameOrEmail(actor) };
}

function toView(row: ListedEntry, slugs: Map<string, string>): AuditEntryView {
  const { id, at, action, thing, thingId, label, before, after } = row;
  // A thing that is gone has no page; what leads nowhere is not offered.
  const path = action === 'delete' ? null : pathOfThing(thing as AuditThing, thingId, slugs.get(thingId));
  return auditEntry.parse({
    uuid: id,
    at: at.toISOString(),
    actor: actorOf(row),
    action,
    thing,
    thing_id: thingId,
    label,
    before,
    after,
    path,
  });
}

/** Who did what, the latest first unless asked otherwise. */
export async function listEntries({ db }: Pick<Ctx, 'db'>, input: AuditInput) {
  const { thing, thing_id, action, actor, from, to, search, sort } = input;
  const where = {
    ...(thing && { thing }),
    ...(thing_id && { thingId: thing_id }),
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
  const { rows, total } = await findEntries(db, where, sort === 'at' ? 'asc' : 'desc', rowsOf(input));
  const slugs = await slugsOf(
    db,
    rows.map(({ thingId }) => thingId),
  );
  return toPage(
    input,
    total,
    rows.map((row) => toView(row, slugs)),
  );
}

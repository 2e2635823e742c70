import { record } from '@/features/audit/commands/record';
import type { AuditEntity, Facts } from '@/features/audit/schema';
import { lockNamed, lockOrder, type Shown, setOrder } from '@/features/catalogue/data';
import { reordered } from '@/features/catalogue/domain/reorder';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { claimSlug, findFreeSlug, redirectSlug, removeSlugRedirects } from '@/server/database/slugs';
import { AppError, fieldError } from '@/shared/errors/errors';
import { slugOf } from '@/shared/schema/slug';
import { expectVersion, nextVersion } from '@/shared/schema/versions';

type ListingRow = { id: string; slug: string; active: boolean; updatedAt: Date };

/** Shared by products, dive sites and facilities: a slug, a position and a published state. */
export type Listing<Row extends ListingRow> = {
  what: Shown;
  entity: AuditEntity;
  byId(tx: Tx, id: string): Promise<Row>;
  nameOf(row: Row): string;
  factsOf(row: Row): Facts;
  setActive(tx: Tx, id: string, active: boolean, updatedAt: Date): Promise<unknown>;
  /** Invalidates the pages that show the row. */
  changed(tx: Tx, id: string): Promise<void>;
};

/** Locks the row until the transaction ends. */
export async function take<Row extends ListingRow>(tx: Tx, listing: Listing<Row>, slug: string): Promise<Row> {
  const [found] = await lockNamed(tx, listing.what, [slug]);
  if (!found) throw new AppError('not_found');
  return listing.byId(tx, found.id);
}

/** Same as `take`, but refuses an outdated version. */
export async function requireUnchanged<Row extends ListingRow>(
  tx: Tx,
  listing: Listing<Row>,
  seen: { slug: string; version?: string | undefined },
): Promise<Row> {
  const row = await take(tx, listing, seen.slug);
  expectVersion(row, seen.version);
  return row;
}

/** Returns the requested slug, or one derived from the English title. */
export async function slugOfNew(
  tx: Tx,
  what: Shown,
  requestedSlug: string | undefined,
  title: string,
): Promise<string> {
  if (requestedSlug) {
    await claimSlug(tx, what, { slug: requestedSlug, field: 'slug' });
    return requestedSlug;
  }
  const wanted = slugOf(title);
  if (!wanted) throw fieldError('slug', 'required.slug');
  return findFreeSlug(tx, what, wanted);
}

/** Moves the entity to a new slug and redirects the former one; does not write the entity's own row. */
export async function moveTo(tx: Tx, ctx: Ctx, what: Shown, { id, slug }: ListingRow, to = slug): Promise<void> {
  if (to === slug) return;
  await claimSlug(tx, what, { slug: to, field: 'new_slug', forId: id });
  await redirectSlug(tx, what, { targetId: id, from: slug, to, now: ctx.now });
}

export async function recordCreated<Row extends ListingRow>(
  tx: Tx,
  ctx: Ctx,
  listing: Listing<Row>,
  made: Row,
): Promise<void> {
  const { entity, nameOf, factsOf } = listing;
  await record(tx, {
    ctx,
    action: 'create',
    entity,
    entityId: made.id,
    label: nameOf(made),
    after: factsOf(made),
  });
  await listing.changed(tx, made.id);
}

export async function recordUpdated<Row extends ListingRow>(
  tx: Tx,
  ctx: Ctx,
  listing: Listing<Row>,
  { before, after }: { before: Row; after: Row },
): Promise<void> {
  const { entity, nameOf, factsOf } = listing;
  const facts = { before: factsOf(before), after: factsOf(after) };
  await record(tx, { ctx, action: 'update', entity, entityId: after.id, label: nameOf(after), ...facts });
  await listing.changed(tx, after.id);
}

/** Call it before the removal; also deletes the redirects of former slugs. */
export async function recordRemoved<Row extends ListingRow>(
  tx: Tx,
  ctx: Ctx,
  listing: Listing<Row>,
  row: Row,
): Promise<void> {
  const { entity, nameOf, factsOf, what } = listing;
  await record(tx, {
    ctx,
    action: 'delete',
    entity,
    entityId: row.id,
    label: nameOf(row),
    before: factsOf(row),
  });
  await listing.changed(tx, row.id);
  await removeSlugRedirects(tx, what, row.id);
}

export async function setShown<Row extends ListingRow>(
  tx: Tx,
  ctx: Ctx,
  listing: Listing<Row>,
  row: Row,
  active: boolean,
): Promise<void> {
  if (row.active === active) return;
  await listing.setActive(tx, row.id, active, nextVersion([row], ctx.now));
  const facts = { before: { active: row.active }, after: { active } };
  await record(tx, {
    ctx,
    action: 'update',
    entity: listing.entity,
    entityId: row.id,
    label: listing.nameOf(row),
    ...facts,
  });
  await listing.changed(tx, row.id);
}

/** Publishes or unpublishes all of them, or none if one does not exist. */
export function showAll<Row extends ListingRow>(ctx: Ctx, listing: Listing<Row>, slugs: string[], active: boolean) {
  return ctx.db.$transaction(async (tx) => {
    const found = await lockNamed(tx, listing.what, slugs);
    if (found.length < slugs.length) throw new AppError('not_found');
    for (const { id } of found) await setShown(tx, ctx, listing, await listing.byId(tx, id), active);
  });
}

/** Reorders the named entities among themselves; all others keep their positions. */
export function sortAll<Row extends ListingRow>(ctx: Ctx, listing: Listing<Row>, slugs: string[]): Promise<void> {
  const { what, entity } = listing;
  return ctx.db.$transaction(async (tx) => {
    const rows = await lockOrder(tx, what);
    const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
    const idOf = (slug: string) => ids.get(slug) ?? '';
    const before = rows.map(({ slug }) => slug);
    const after = reordered(before, slugs);
    const moved = after.filter((slug, at) => slug !== before[at]);
    if (moved.length === 0) return;
    await setOrder(tx, what, after.map(idOf));
    const facts = { before: { order: before.filter((slug) => moved.includes(slug)) }, after: { order: moved } };
    await record(tx, { ctx, action: 'update', entity, entityId: 'order', label: moved.join(', '), ...facts });
    for (const slug of moved) await listing.changed(tx, idOf(slug));
  });
}

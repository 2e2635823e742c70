import type { SlugOwner } from '@/server/generated/prisma/client';
import { fieldError } from '@/shared/errors/errors';
import { numbered } from '@/shared/schema/slug';
import type { Tx } from './db';

type Holder = { id: string } | null;
type Find = (tx: Tx, slug: string) => Promise<Holder>;
const id = { id: true };

const bearers: Record<SlugOwner, Find> = {
  product: (tx, slug) => tx.product.findUnique({ where: { slug }, select: id }),
  location: (tx, slug) => tx.location.findUnique({ where: { slug }, select: id }),
  facility_location: (tx, slug) => tx.facilityLocation.findUnique({ where: { slug }, select: id }),
  post: (tx, slug) => tx.post.findUnique({ where: { slug }, select: id }),
};

/** Our own pages that share a path with entities, such as `/trips/search`. */
const ownPages: Partial<Record<SlugOwner, readonly string[]>> = { product: ['search'] };

/**
 * The id of the row that has this slug now or had it before; the slug itself when it belongs to one of our own pages.
 */
async function holderOf(tx: Tx, owner: SlugOwner, slug: string): Promise<string | null> {
  if (ownPages[owner]?.includes(slug)) return slug;
  const bearer = await bearers[owner](tx, slug);
  if (bearer) return bearer.id;
  const redirect = await tx.slugRedirect.findUnique({ where: { owner_slug: { owner, slug } } });
  return redirect?.targetId ?? null;
}

/** Keeps others from claiming a slug of this kind until the transaction ends. */
const oneAtATime = (tx: Tx, owner: SlugOwner) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`slugs of ${owner}`}))`;

/** Refuses a slug, at its field, that belongs or belonged to another row. */
export async function claimSlug(
  tx: Tx,
  owner: SlugOwner,
  { slug, field, forId = null }: { slug: string; field: string; forId?: string | null },
): Promise<void> {
  await oneAtATime(tx, owner);
  const holder = await holderOf(tx, owner, slug);
  if (holder !== null && holder !== forId) throw fieldError(field, 'invalid.slug_taken');
}

/** The wanted slug, or its first numbered variant that is free. */
export async function findFreeSlug(tx: Tx, owner: SlugOwner, wanted: string): Promise<string> {
  await oneAtATime(tx, owner);
  for (let number = 1; ; number += 1) {
    const slug = numbered(wanted, number);
    if ((await holderOf(tx, owner, slug)) === null) return slug;
  }
}

/** Redirects the former slug to the current one permanently. */
export async function redirectSlug(
  tx: Tx,
  owner: SlugOwner,
  { targetId, from, to, now }: { targetId: string; from: string; to: string; now: Date },
): Promise<void> {
  await tx.slugRedirect.deleteMany({ where: { owner, slug: to, targetId } });
  await tx.slugRedirect.create({ data: { owner, slug: from, targetId, createdAt: now } });
}

/** For permanent removal: the row's slugs stop redirecting and can be reused. */
export const removeSlugRedirects = (tx: Tx, owner: SlugOwner, targetId: string) =>
  tx.slugRedirect.deleteMany({ where: { owner, targetId } });

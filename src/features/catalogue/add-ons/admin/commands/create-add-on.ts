import { record } from '@/features/audit/commands/record';
import { factsOf, insertAddOn, isSlugTaken, nameOf, toAddOnView } from '@/features/catalogue/add-ons/admin/data';
import type { AddOnInput, AddOnView } from '@/features/catalogue/add-ons/admin/schema';
import { oneAtMost, usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import type { Person } from '@/shared/schema/actor';
import { slugOf } from '@/shared/schema/slug';

/** Returns a unique slug; a number distinguishes add-ons of the same name. */
async function findFreeSlug(tx: Tx, name: string): Promise<string> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('slugs of add-ons'))`;
  const wanted = slugOf(name) || 'add-on';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isSlugTaken(tx, slug))) return slug;
  }
}

/** The new add-on stays invisible until a product offers it. */
export function createAddOn(ctx: Ctx & { actor: Person }, input: AddOnInput): Promise<AddOnView> {
  return ctx.db.$transaction(async (tx) => {
    await usePictures(tx, ctx, { field: 'picture', pictures: oneAtMost(input.picture) });
    const made = await insertAddOn(tx, await findFreeSlug(tx, input.texts.en.name), input, ctx.now);
    await record(tx, {
      ctx,
      action: 'create',
      entity: 'add_on',
      entityId: made.id,
      label: nameOf(made),
      after: factsOf(made),
    });
    return toAddOnView(made, ctx.locale);
  });
}

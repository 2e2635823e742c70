import type { Ctx } from '../../../../server/context';
import type { Person } from '../../../../shared/actor';
import { usePictures } from '../../../media/commands/use-pictures';
import { slugOfNew, tellOfNew } from '../../commands/shelf';
import { insertFacility, toFacilityView } from '../data';
import type { FacilityView, NewFacility } from '../schema';
import { facilityShelf } from './facility-shelf';

export function createFacility(ctx: Ctx & { actor: Person }, input: NewFacility): Promise<FacilityView> {
  const { slug: asked, ...said } = input;
  return ctx.db.$transaction(async (tx) => {
    await usePictures(tx, ctx, { field: 'cover', ids: said.cover ? [said.cover] : [] });
    const slug = await slugOfNew(tx, 'FACILITY_LOCATION', asked, said.texts.en.name);
    const made = await insertFacility(tx, { ...said, slug }, ctx.now);
    await tellOfNew(tx, ctx, facilityShelf, made);
    return toFacilityView(made);
  });
}

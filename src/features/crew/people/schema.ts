import { crewRoles } from '@/features/crew/schema';
import { shownPictureView } from '@/features/media/schema';
import { z } from '@/shared/schema/zod';

/** What guests see of somebody who agreed to be shown. */
export const shownMember = z.object({
  uuid: z.uuid(),
  name: z.string(),
  picture: shownPictureView.nullable(),
  roles: z.array(z.enum(crewRoles)),
  /** In the language of the caller. */
  languages: z.array(z.string()),
  agency: z.string().nullable(),
  /** As on the card of the agency. */
  level: z.string().nullable(),
  favourite_site: z.object({ slug: z.string(), name: z.string() }).nullable(),
});
export type ShownMember = z.output<typeof shownMember>;

/** Somebody who leads divers of an order, and on which of its days. */
export const leaderOfOrder = shownMember.extend({ days: z.array(z.iso.date()).min(1) });
export type LeaderOfOrder = z.output<typeof leaderOfOrder>;

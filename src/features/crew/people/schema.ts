import { crewRoles } from '@/features/crew/schema';
import { shownPictureView } from '@/features/media/schema';
import { z } from '@/shared/schema/zod';

/** The public profile of a member who agreed to be shown. */
export const shownMember = z.object({
  uuid: z.uuid(),
  name: z.string(),
  picture: shownPictureView.nullable(),
  roles: z.array(z.enum(crewRoles)),
  /** Names in the caller's language. */
  languages: z.array(z.string()),
  agency: z.string().nullable(),
  /** Written as on the agency's card. */
  level: z.string().nullable(),
  favourite_site: z.object({ slug: z.string(), name: z.string() }).nullable(),
});
export type ShownMember = z.output<typeof shownMember>;

/** A leader of an order's divers, with the days they lead. */
export const leaderOfOrder = shownMember.extend({ days: z.array(z.iso.date()).min(1) });
export type LeaderOfOrder = z.output<typeof leaderOfOrder>;

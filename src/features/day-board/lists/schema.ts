import { boardInput } from '@/features/day-board/schema';
import { z } from '@/shared/schema/zod';

const { date: day } = boardInput.shape;
const uuid = z.uuid();

export const publishInput = z.strictObject({ date: day, version: boardInput.shape.version });
export type PublishInput = z.output<typeof publishInput>;

const crewList = z.object({
  uuid,
  name: z.string(),
  phone: z.string().nullable(),
  /** The list as text in the member's language, to send. */
  text: z.string(),
  /** URL of a chat with the crew member, prefilled with the text; null without a phone. */
  chat: z.url().nullable(),
});
export type CrewList = z.infer<typeof crewList>;

/** The crew who have not been notified of the list published now. */
export const publishAnswer = z.object({ published_at: z.iso.datetime(), people: z.array(crewList) });
export type PublishAnswer = z.infer<typeof publishAnswer>;

export const listsInput = z.strictObject({ date: day });

/** The current lists of a published day; none before publication. */
export const listsView = z.object({
  published_at: z.iso.datetime().nullable(),
  people: z.array(
    crewList.extend({
      /** True if the list differs from the last published one. */
      changed: z.boolean(),
      /** True if the member has not been notified of the last published list. */
      to_notify: z.boolean(),
      /** Time at which the member was last notified of a list. */
      notified_at: z.iso.datetime().nullable(),
    }),
  ),
});
export type ListsView = z.infer<typeof listsView>;

/** `published_at` is that of the lists the caller read; the call is refused if the day was published again since. */
export const setNotifiedInput = z.strictObject({
  date: day,
  member: uuid,
  notified: z.boolean(),
  published_at: z.iso.datetime(),
});
export type SetNotifiedInput = z.output<typeof setNotifiedInput>;
export const setNotifiedAnswer = z.object({ to_notify: z.boolean(), notified_at: z.iso.datetime().nullable() });
export type SetNotifiedAnswer = z.infer<typeof setNotifiedAnswer>;

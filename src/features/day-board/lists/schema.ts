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
  /** Their list in their language, to send. */
  text: z.string(),
  /** Opens a chat with them that begins with the text; null without a phone. */
  chat: z.url().nullable(),
});
export type CrewList = z.infer<typeof crewList>;

/** The crew who have not been told the list that is published now. */
export const publishAnswer = z.object({ published_at: z.iso.datetime(), people: z.array(crewList) });
export type PublishAnswer = z.infer<typeof publishAnswer>;

export const listsInput = z.strictObject({ date: day });

/** The lists of a published day as they are now; none before it is published. */
export const listsView = z.object({
  published_at: z.iso.datetime().nullable(),
  people: z.array(
    crewList.extend({
      /** The list is another than the one published last. */
      changed: z.boolean(),
      /** They have not been told the one published last. */
      to_notify: z.boolean(),
      /** When they were told a list last. */
      notified_at: z.iso.datetime().nullable(),
    }),
  ),
});
export type ListsView = z.infer<typeof listsView>;

/** `published_at` is that of the lists which were read: where the day was published again since, nothing is noted. */
export const setNotifiedInput = z.strictObject({
  date: day,
  member: uuid,
  notified: z.boolean(),
  published_at: z.iso.datetime(),
});
export type SetNotifiedInput = z.output<typeof setNotifiedInput>;
export const setNotifiedAnswer = z.object({ to_notify: z.boolean(), notified_at: z.iso.datetime().nullable() });
export type SetNotifiedAnswer = z.infer<typeof setNotifiedAnswer>;

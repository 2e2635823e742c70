import { z } from '@/shared/schema/zod';

/** A booking of many people and items with all their texts fits. */
const LONGEST_DRAFT = 200_000;

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

function isDraft(text: string): boolean {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}

/** The form as it is written, which the server keeps and does not read: it is checked once it becomes an order. */
const draft = z.string().max(LONGEST_DRAFT).refine(isDraft);

/** A random name of a browser, which recognises by it what it has written itself. */
const device = z.string().min(10).max(100);

/** For whom the page was made: somebody else may have signed in since, in another tab. */
const person = z.uuid().optional();

export const draftOwnerInput = z.strictObject({ person }).optional();

export const updateDraftInput = z.strictObject({
  person,
  draft,
  device,
  /** When the state was saved that this device knew before; null when it knew none. */
  seen: z.iso.datetime().nullable(),
});
export type UpdateDraftInput = z.output<typeof updateDraftInput>;

export const savedDraftView = z.object({ draft: z.string(), device, saved_at: z.iso.datetime() }).nullable();
export type SavedDraftView = z.infer<typeof savedDraftView>;

export const draftSavedView = z.object({
  saved_at: z.iso.datetime(),
  /** Another device had changed the booking, and this state took the place of its own. */
  replaced: z.boolean(),
});
export type DraftSavedView = z.infer<typeof draftSavedView>;

import { z } from '@/shared/schema/zod';

/** Large enough for a booking of many people and items with all their texts. */
const LONGEST_DRAFT = 200_000;

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

function isDraft(text: string): boolean {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}

/** The form as typed, which the server stores without reading: it is validated when it becomes an order. */
const draft = z.string().max(LONGEST_DRAFT).refine(isDraft);

/** A random name of a browser, by which it recognises its own writes. */
const device = z.string().min(10).max(100);

/** The person the page was made for: another may have signed in since, in another tab. */
const person = z.uuid().optional();

export const draftOwnerInput = z.strictObject({ person }).optional();

export const updateDraftInput = z.strictObject({
  person,
  draft,
  device,
  /** The moment of the state that this device knew before; null when it knew none. */
  seen: z.iso.datetime().nullable(),
});
export type UpdateDraftInput = z.output<typeof updateDraftInput>;

export const savedDraftView = z.object({ draft: z.string(), device, saved_at: z.iso.datetime() }).nullable();
export type SavedDraftView = z.infer<typeof savedDraftView>;

export const draftSavedView = z.object({
  saved_at: z.iso.datetime(),
  /** True if another device had changed the booking and this state replaced that change. */
  replaced: z.boolean(),
});
export type DraftSavedView = z.infer<typeof draftSavedView>;

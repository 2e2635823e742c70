import { errorKey } from '@/shared/errors/error-key';
import { focusPoint } from '@/shared/schema/focus-point';
import { localisedLine } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';

/* Schemas for texts written by staff; they drop blank lines. */

export const LONGEST_LINE = 300;
export const LONGEST_PARAGRAPH = 3000;

export const line = z.string().trim().max(LONGEST_LINE);
export const paragraph = z.string().trim().max(LONGEST_PARAGRAPH);

const unblank = (values: string[]) => values.filter(Boolean);
export const lines = z.array(line).max(50).transform(unblank);
export const paragraphs = z.array(paragraph).max(50).transform(unblank);

export const count = (least: number, most: number) => z.int().min(least).max(most);

const isOnce = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** Refuses duplicates. */
export const once = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item).max(most).refine(isOnce, errorKey('invalid.twice'));

/** An uploaded picture's id with its alternative texts; the first of several is the cover. */
export const shownPicture = z.strictObject({
  uuid: z.uuid(),
  alts: localisedLine,
  /** Unchanged if omitted. */
  focus: focusPoint.optional(),
});

/** Covers Bali and its islands only, so that a missing minus sign is refused. */
export const latitude = z.number().min(-9.4).max(-7.5);
export const longitude = z.number().min(113.9).max(116.4);

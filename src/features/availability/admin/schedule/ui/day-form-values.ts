import { MAX_SEATS, type ScheduleDeparture } from '@/features/availability/admin/schedule/schema';
import { departureTime } from '@/features/catalogue/domain/departure-time';
import { errorKey } from '@/shared/errors/error-key';
import { type Locale, locales, perLocale } from '@/shared/locale/locales';
import { type LocalisedLine, lineInEveryLanguage } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';

const line = z.string().trim().max(300, errorKey('invalid.too_long'));

/** A note is empty or has an English text; other languages are optional. */
export const typedNote = z
  .strictObject(perLocale(() => line))
  .refine((note) => note.en !== '' || locales.every((lng) => note[lng] === ''), {
    path: ['en'],
    error: errorKey('required.field'),
  });
export type TypedNote = Record<Locale, string>;

const seats = z.int(errorKey('required.field')).min(0, errorKey('invalid.too_small')).max(MAX_SEATS);

export const dayForm = z.strictObject({
  closed: z.boolean(),
  /** True for the day's own capacity, false to follow the product's. */
  own: z.boolean(),
  capacity: seats,
  note: typedNote,
});
export type DayValues = { closed: boolean; own: boolean; capacity: number | string; note: TypedNote };

export const newDeparture = z.strictObject({ time: departureTime, capacity: seats, note: typedNote });
export type NewDeparture = { time: string; capacity: number | string; note: TypedNote };

/** Null if the note is empty in every language. */
export function fromNoteForm({ en, ...others }: TypedNote): LocalisedLine | null {
  if (en.trim() === '') return null;
  const translations = Object.entries(others).filter(([, text]) => text.trim() !== '');
  return { en, ...Object.fromEntries(translations) };
}

export const toDayForm = ({ closed, adjusted, capacity, note, updated_at }: ScheduleDeparture) => ({
  values: { closed, own: adjusted, capacity, note: lineInEveryLanguage(note) },
  version: updated_at ?? undefined,
});

export const fromDayForm = ({ closed, own, capacity, note }: DayValues) => ({
  closed,
  capacity: own ? Number(capacity) : null,
  note: fromNoteForm(note),
});

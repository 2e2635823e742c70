import { getT } from '@/i18n/server';
import type { ErrorKey } from '@/shared/errors/error-key';
import type { Locale } from '@/shared/locale/locales';

/** All error messages of the forms; the browser fills in the numbers. */
const sentences = [
  'required.field',
  'required.name',
  'required.email',
  'required.subject',
  'required.message',
  'required.intake_date',
  'required.logged_dives',
  'required.languages',
  'invalid.field',
  'invalid.email',
  'invalid.phone',
  'invalid.phone_number',
  'invalid.too_long',
  'invalid.too_small',
  'invalid.too_big',
] as const satisfies ErrorKey[];

export type Refusals = Partial<Record<ErrorKey, string>>;

export async function refusalsIn(lng: Locale): Promise<Refusals> {
  const { t } = await getT(lng, 'errors');
  const translate = (key: (typeof sentences)[number]) =>
    t(key as 'invalid.too_long', { count: 0, maximum: '{maximum}', minimum: '{minimum}' });
  return Object.fromEntries(sentences.map((key) => [key, translate(key)]));
}

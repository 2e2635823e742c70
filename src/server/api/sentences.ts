import { ZodError } from 'zod';
import { translator } from '@/i18n/translate';
import { isDatabaseFault } from '@/server/database/database-fault';
import { unavailable } from '@/server/database/database-health';
import { AppError, type Sentence } from '@/shared/errors/errors';
import { sentencesByField } from '@/shared/errors/field-sentences';
import { withNamedDay } from '@/shared/errors/named-day';
import type { Locale } from '@/shared/locale/locales';

const MISSING = 'required.';

/** Turns whatever zod, a command or a bug throws into an `AppError`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseFault(thrown)) return unavailable(thrown);
  if (!(thrown instanceof ZodError)) return new AppError('internal', { cause: thrown });
  return new AppError('invalid_fields', { fields: sentencesByField(thrown), cause: thrown });
}

export type Refusal = { message: string; errors: Record<string, string[]> | null };

/** The sentence for the reader; a `day` among its parameters is written in their language. */
export async function describe(error: AppError, locale: Locale): Promise<Refusal> {
  const t = await translator(locale, 'errors');
  const translate = ({ key, params = {} }: Sentence): string => t(key as 'internal', withNamedDay(params, locale));
  if (!error.fields) return { message: translate({ key: error.code, params: error.params }), errors: null };

  const sentences = Object.entries(error.fields);
  const errors = Object.fromEntries(sentences.map(([field, list]) => [field, list.map(translate)]));
  const someMissing = sentences.some(([, list]) => list.some(({ key }) => key.startsWith(MISSING)));
  const first = Object.values(errors)[0]?.[0];
  return { message: someMissing || !first ? t('invalid_fields') : first, errors };
}

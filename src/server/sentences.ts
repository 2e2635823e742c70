import { ZodError, type z } from 'zod';
import { translator } from '../i18n/translate';
import type { ErrorKey } from '../shared/error-key';
import { AppError, type Sentence } from '../shared/errors';
import type { Locale } from '../shared/locales';

const MISSING = 'required.';

/** Every refusal as one shape: what is thrown by zod, by a command, or by accident. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ZodError) return new AppError('invalid_fields', { fields: fieldsOf(thrown), cause: thrown });
  return new AppError('internal', { cause: thrown });
}

function fieldsOf(error: ZodError): Record<string, Sentence[]> {
  const fields: Record<string, Sentence[]> = {};
  for (const issue of error.issues) {
    for (const path of pathsOf(issue)) {
      const sentences = fields[path] ?? [];
      sentences.push({ key: issue.message as ErrorKey, params: issue as unknown as Record<string, unknown> });
      fields[path] = sentences;
    }
  }
  return fields;
}

/** An unknown key is reported by zod at the object that holds it; the caller wants to see the key. */
function pathsOf(issue: z.core.$ZodIssue): string[] {
  const at = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...at, key].join('.'));
  return [at.join('.') || 'body'];
}

export type Refusal = { message: string; errors: Record<string, string[]> | null };

/** The refusal in the caller's language. */
export async function describe(error: AppError, locale: Locale): Promise<Refusal> {
  const t = await translator(locale, 'errors');
  const say = ({ key, params = {} }: Sentence): string =>
    t(key as 'internal', { ...params, count: params.count ?? params.maximum ?? params.minimum });
  if (!error.fields) return { message: say({ key: error.code, params: error.params }), errors: null };

  const sentences = Object.entries(error.fields);
  const errors = Object.fromEntries(sentences.map(([field, list]) => [field, list.map(say)]));
  const someMissing = sentences.some(([, list]) => list.some(({ key }) => key.startsWith(MISSING)));
  const first = Object.values(errors)[0]?.[0];
  return { message: someMissing || !first ? t('invalid_fields') : first, errors };
}

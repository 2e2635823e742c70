import { AppError, type ErrorCode, errorTable } from '@/shared/errors/errors';
import { z } from '@/shared/schema/zod';

const params = z.record(z.string(), z.union([z.string(), z.number()]));
const stored = z.object({
  code: z.string(),
  params: params.optional(),
  fields: z.record(z.string(), z.array(z.object({ key: z.string(), params: params.optional() }))).optional(),
});

/** A refusal as stored in a row, without a language. */
export const storedRefusal = ({ code, params: given, fields }: AppError) =>
  stored.parse({ code, params: given, ...(fields && { fields }) });

const isCode = (code: string): code is ErrorCode => Object.hasOwn(errorTable, code);

/** The refusal stored in a row; `internal` for a code that only another version knows. */
export function refusalIn(value: unknown): AppError | null {
  const read = stored.safeParse(value);
  if (!read.success) return null;
  const { code, params: given, fields } = read.data;
  return isCode(code)
    ? new AppError(code, {
        ...(given && { params: given }),
        ...(fields && { fields: fields as AppError['fields'] & object }),
      })
    : new AppError('internal');
}

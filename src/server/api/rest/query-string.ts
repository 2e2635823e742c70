import type { z } from 'zod';

type Definition = { type: string; innerType?: z.ZodType; in?: z.ZodType };

function kindOf(schema: z.ZodType): string {
  const { type, innerType, in: piped } = schema._zod.def as unknown as Definition;
  const inner = innerType ?? piped;
  return inner && type !== 'array' ? kindOf(inner) : type;
}

function readAs(schema: z.ZodType, values: string[]): unknown {
  const last = values.at(-1) ?? '';
  switch (kindOf(schema)) {
    case 'array':
      return values;
    case 'number':
      return last.trim() === '' || Number.isNaN(Number(last)) ? last : Number(last);
    case 'boolean':
      return last === 'true' ? true : last === 'false' ? false : last;
    default:
      return last;
  }
}

/**
 * A query string has only text; numbers, booleans and lists are parsed as the schema expects them. It is not modified.
 */
export function readQueryString(input: z.ZodObject | null, query: URLSearchParams): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const key of new Set(query.keys())) {
    if (key === 'lang') continue;
    const field = input?.shape[key] as z.ZodType | undefined;
    read[key] = field ? readAs(field, query.getAll(key)) : query.get(key);
  }
  return read;
}

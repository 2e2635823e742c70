import type { z } from './zod';

type Issue = { code?: string | undefined; path: readonly PropertyKey[]; keys?: readonly string[] };

const at = (value: unknown, path: readonly PropertyKey[]): Record<PropertyKey, unknown> =>
  path.reduce<Record<PropertyKey, unknown>>(
    (inner, key) => inner[key] as Record<PropertyKey, unknown>,
    value as Record<PropertyKey, unknown>,
  );

/** True when unknown fields are the only fault: a later version writes them while both versions run. */
export const isOfLaterVersion = ({ issues }: { issues: readonly Issue[] }): boolean =>
  issues.every(({ code }) => code === 'unrecognized_keys');

/** Parses a stored value without the fields that this version does not know; throws on any other fault. */
export function readablePart<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const copy = structuredClone(value);
  for (const issue of read.error.issues as readonly Issue[])
    for (const key of issue.keys ?? []) delete at(copy, issue.path)[key];
  return schema.parse(copy);
}

import type { z } from '@/shared/schema/zod';

type Reading = (values: string[]) => unknown;

/** The possible readings of a query value; the first reading that the field accepts is used. */
const readings: Reading[] = [
  (values) => values.at(-1),
  (values) => Number(values.at(-1)),
  (values) => ({ true: true, false: false })[values.at(-1) ?? ''],
  (values) => values,
];

function readField(field: z.core.$ZodType, values: string[]): unknown {
  const meant = readings.map((read) => read(values)).find((value) => value !== undefined && accepts(field, value));
  return meant;
}

const accepts = (field: z.core.$ZodType, value: unknown): boolean => (field as z.ZodType).safeParse(value).success;

/** Reads a list's query from a URL. Invalid and empty values are ignored. */
export function readListQuery<Input extends z.ZodObject>(input: Input, query: URLSearchParams): z.output<Input> {
  const read = Object.entries(input.shape).flatMap(([name, field]) => {
    const values = query.getAll(name).filter((value) => value !== '');
    const value = values.length > 0 ? readField(field, values) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return input.parse(Object.fromEntries(read)) as z.output<Input>;
}

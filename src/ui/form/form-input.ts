import type { Sentence } from '@/shared/errors/errors';
import { sentencesByField } from '@/shared/errors/field-sentences';
import type { z } from '@/shared/schema/zod';

/** The input that a form sends, and the rules that validate it. */
export interface FormInput<Values> {
  /** The schema of the procedure that receives the input. */
  schema: z.ZodType<unknown>;
  /** Converts the typed values to the input; without it, they are the input. */
  toInput?: (values: Values) => unknown;
  /** Rules beyond the schema, such as those of the selected product. */
  rules?: (values: Values) => Record<string, Sentence[]>;
}

/** The first sentence of each field; the schema comes before the other rules. */
export function firstSentences<Values>(input: FormInput<Values>, values: Values): Record<string, Sentence> {
  const { schema, toInput = (typed) => typed, rules } = input;
  const { error } = schema.safeParse(toInput(values));
  const sentences = { ...rules?.(values), ...(error && sentencesByField(error)) };
  return Object.fromEntries(
    Object.entries(sentences).flatMap(([field, [first]]) => (first ? [[field, first] as const] : [])),
  );
}

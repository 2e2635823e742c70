'use client';
import { useForm } from '@mantine/form';
import { sentencesByField } from '@/shared/errors/field-sentences';
import type { z } from '@/shared/schema/zod';
import { bringIntoSight } from './reveal';
import { useSentence } from './use-sentence';

type Refused = { message: string; data?: { errors?: Record<string, string[]> | null } | null };

/** The paths at which a value can be entered: its own field, or a field that contains it. */
const pathAndParents = (path: string): string[] => {
  const steps = path.split('.');
  return steps.map((_, taken) => steps.slice(0, steps.length - taken).join('.'));
};

const byDocumentOrder = (one: Node, other: Node) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** A form that validates with the server's schema and messages, and shows the server's errors. */
export function useZodForm<Values extends Record<string, unknown>>(
  schema: z.ZodType<unknown>,
  initialValues: Values,
  onValuesChange?: (values: Values) => void,
) {
  const translate = useSentence();

  const validate = (values: Values): Record<string, string> => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return {};
    const firstOfEach = Object.entries(sentencesByField(parsed.error)).flatMap(([field, [first]]) =>
      first ? [[field, translate(first)] as const] : [],
    );
    return Object.fromEntries(firstOfEach);
  };
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues, validate, onValuesChange });

  const nodeOf = (path: string) =>
    pathAndParents(path)
      .map((candidate) => form.getInputNode(candidate))
      .find((node) => node !== null);

  /** Focuses the first invalid field in page order, not in the order of the errors. */
  const focusFirst = (errors: Record<string, unknown>) => {
    const [first] = Object.keys(errors)
      .flatMap((path) => nodeOf(path) ?? [])
      .sort(byDocumentOrder);
    if (first) bringIntoSight(first);
  };

  /** Shows the server's field errors at their fields; returns the message when there are none to show. */
  const showRefusal = (refused: Refused): string | null => {
    const errors = Object.entries(refused.data?.errors ?? {}).flatMap(([field, [first]]) =>
      first ? [[field, first] as const] : [],
    );
    if (errors.length === 0) return refused.message;
    const shown = Object.fromEntries(errors);
    form.setErrors(shown);
    focusFirst(shown);
    return null;
  };

  return { form, focusFirst, showRefusal };
}

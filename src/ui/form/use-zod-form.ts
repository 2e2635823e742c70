'use client';
import type { z } from '@/shared/schema/zod';
import type { LazyInput } from './use-form-input';
import { useSchemaForm } from './use-schema-form';
import { useSentence } from './use-sentence';

/** A form of a page with translations at hand; it takes the schema, or a function that loads it. */
export function useZodForm<Values extends Record<string, unknown>>(
  schema: z.ZodType<unknown> | LazyInput<Values>,
  initialValues: Values,
  onValuesChange?: (values: Values) => void,
) {
  const translate = useSentence();
  const input = typeof schema === 'function' ? schema : { schema };
  return useSchemaForm<Values>({ input, initialValues, translate, onValuesChange });
}

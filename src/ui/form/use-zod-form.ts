'use client';
import { useCallback } from 'react';
import { useT } from '@/i18n/client';
import type { Sentence } from '@/shared/errors/errors';
import { withNamedDay } from '@/shared/errors/named-day';
import type { z } from '@/shared/schema/zod';
import type { FormInput } from './form-input';
import type { LazyInput } from './use-schema-form';
import { useSchemaForm } from './use-schema-form';

/** Translates a sentence of the `errors` texts into the language of the page. */
function useSentence(): (sentence: Sentence) => string {
  const { t, lng } = useT('errors');
  return useCallback(({ key, params = {} }) => t(key as 'internal', withNamedDay(params, lng)), [t, lng]);
}

/** A form for pages with translations; it takes a schema, a schema with a conversion, or a loader. */
export function useZodForm<Values extends Record<string, unknown>>(
  schema: z.ZodType<unknown> | FormInput<Values> | LazyInput<Values>,
  initialValues: Values,
  onValuesChange?: (values: Values) => void,
) {
  const translate = useSentence();
  const input = typeof schema === 'function' || !('safeParse' in schema) ? schema : { schema };
  return useSchemaForm<Values>({ input, initialValues, translate, onValuesChange });
}

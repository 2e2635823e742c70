'use client';
import { useState } from 'react';
import type { FormInput } from './form-input';
import type { FieldErrors } from './use-schema-form';
import { useZodForm } from './use-zod-form';

/** A form whose page depends on what is typed, so that each change renders it again. */
export function useLiveForm<Values extends Record<string, unknown>>(input: FormInput<Values>, initialValues: Values) {
  const [values, setValues] = useState(initialValues);
  const { form, ...rest } = useZodForm<Values>(input, initialValues, setValues);
  return {
    ...rest,
    form,
    values,
    errors: form.errors as FieldErrors,
    change<Field extends Extract<keyof Values, string>>(field: Field, value: Values[Field]) {
      // The next check decides which errors of a list or a group remain.
      if (typeof value === 'object') form.setValues({ [field]: value } as unknown as Partial<Values>);
      else form.setFieldValue(field, value as never);
    },
  };
}

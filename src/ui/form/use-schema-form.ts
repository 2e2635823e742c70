'use client';
import { useForm } from '@mantine/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Sentence } from '@/shared/errors/errors';
import { focusFirst } from './focus-first';
import { type FormInput, firstSentences } from './form-input';

/** Public pages and the booking form load their schema when needed, because zod is heavier than the form itself. */
export type LazyInput<Values> = () => Promise<FormInput<Values>>;

/** The input of a form; null until a lazy input is loaded. */
function useFormInput<Values>(source: FormInput<Values> | LazyInput<Values>) {
  const [loaded, setLoaded] = useState<{ by: typeof source; input: FormInput<Values> } | null>(null);
  const input = typeof source === 'object' ? source : loaded?.by === source ? loaded.input : null;

  const load = useCallback(async (): Promise<FormInput<Values>> => {
    if (typeof source === 'object') return source;
    const fresh = await source();
    setLoaded((now) => (now?.by === source ? now : { by: source, input: fresh }));
    return fresh;
  }, [source]);
  return { input, load };
}

export type Refused = { message: string; data?: { code?: string; errors?: Record<string, string[]> | null } | null };

/** The first error of each field, in the language of the page. */
export type FieldErrors = Record<string, string>;

export const firstErrors = (refused: Refused | null): FieldErrors =>
  Object.fromEntries(
    Object.entries(refused?.data?.errors ?? {}).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
  );

interface Setting<Values> {
  input: FormInput<Values> | LazyInput<Values>;
  initialValues: Values;
  translate: (sentence: Sentence) => string;
  onValuesChange?: ((values: Values) => void) | undefined;
}

/** The base of every form: it validates with the server's schema and messages, and shows the server's errors. */
export function useSchemaForm<Values extends Record<string, unknown>>(setting: Setting<Values>) {
  const { initialValues, translate, onValuesChange } = setting;
  const { input, load } = useFormInput(setting.input);

  const messagesOf = useCallback(
    (by: FormInput<Values>, values: Values): FieldErrors =>
      Object.fromEntries(
        Object.entries(firstSentences(by, values)).map(([field, sentence]) => [field, translate(sentence)]),
      ),
    [translate],
  );
  // The form keeps its first callbacks, so these read the latest setting.
  const latest = useRef({ input, load, messagesOf, onValuesChange });
  useEffect(() => {
    latest.current = { input, load, messagesOf, onValuesChange };
  });
  const validate = useCallback((values: Values): FieldErrors | Promise<FieldErrors> => {
    const { input: ready, load: loadNow, messagesOf: messagesNow } = latest.current;
    return ready ? messagesNow(ready, values) : loadNow().then((loaded) => messagesNow(loaded, values));
  }, []);
  const notify = useCallback((values: Values) => latest.current.onValuesChange?.(values), []);
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues, validate, onValuesChange: notify });
  // `getValues` reads a ref, so the first instance always returns the latest values.
  const [{ getValues }] = useState(form);

  /** Replaces all earlier errors by these, and focuses the first. */
  const showErrors = (errors: FieldErrors) => {
    form.setErrors(errors);
    focusFirst(errors);
  };

  const [refusal, setRefusal] = useState<string | null>(null);
  /** Shows the server's field errors at their fields, or its message when there are none. */
  const showRefusal = (refused: Refused) => {
    const errors = firstErrors(refused);
    const isOfFields = Object.keys(errors).length > 0;
    setRefusal(isOfFields ? null : refused.message);
    if (isOfFields) showErrors(errors);
  };

  /** Sends valid values or shows errors; either way, the previous refusal is cleared. */
  const submit = (send: (values: Values) => void | Promise<void>) =>
    form.onSubmit(
      (values) => {
        setRefusal(null);
        return send(values);
      },
      (errors) => {
        setRefusal(null);
        focusFirst(errors);
      },
    );

  return {
    form,
    /** The errors of these values; null until the schema is loaded. */
    errorsOf: useCallback((values: Values) => input && messagesOf(input, values), [input, messagesOf]),
    /** The errors of the current values, once the schema is loaded. */
    check: useCallback(async () => validate(getValues()), [validate, getValues]),
    /** Loads the schema before the first check, which retries a failed load. */
    preload: useCallback(() => void load().catch(() => {}), [load]),
    /** The server's refusal of the form as a whole; shown above the button. */
    refusal,
    setRefusal,
    showErrors,
    showRefusal,
    submit,
  };
}

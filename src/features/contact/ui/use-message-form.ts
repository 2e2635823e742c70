'use client';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { Sentence } from '@/shared/errors/errors';
import type { Locale } from '@/shared/locale/locales';
import type { z } from '@/shared/schema/zod';
import { mutate } from '@/trpc/light';
import { useSchemaForm } from '@/ui/form/use-schema-form';
import { fieldsFilledIn } from './fields-filled-in';
import type { Refusals } from './refusals';

type Outcome = { sent: string } | { refused: string; fields: Record<string, string[]> };
type Values = Parameters<typeof mutate<'contact.send'>>[2] & Parameters<typeof mutate<'contact.inquire'>>[2];

async function sendMessage(lng: Locale, procedure: 'send' | 'inquire', values: unknown): Promise<Outcome> {
  const { output, refusal } = await mutate(lng, `contact.${procedure}`, values as Values);
  if (refusal) return { refused: refusal.message, fields: refusal.data.errors ?? {} };
  return { sent: output.message };
}

type Setting<Values> = {
  lng: Locale;
  procedure: 'send' | 'inquire';
  refusals: Refusals;
  failed: string;
  initialValues: Values;
  /** `loadSchema` and `toInput` must be the same function on every render while their behaviour is the same. */
  loadSchema: () => Promise<z.ZodType<unknown>>;
  toInput: (values: Values) => unknown;
};

/** Form of a public page: loads its schema at the first touch and keeps the input until it is accepted. */
export function useMessageForm<Values extends Record<string, unknown>>(setting: Setting<Values>) {
  const { lng, procedure, refusals, failed, initialValues, loadSchema, toInput } = setting;
  const [isAlive, setAlive] = useState(false);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  useEffect(() => setAlive(true), []);

  const translate = ({ key, params = {} }: Sentence): string =>
    (refusals[key] ?? refusals['invalid.field'] ?? '').replace(/\{(\w+)\}/g, (_, name) => String(params[name]));
  const input = useCallback(async () => ({ schema: await loadSchema(), toInput }), [loadSchema, toInput]);
  const messageForm = useSchemaForm<Values>({ input, initialValues, translate });
  const { form, check, showErrors, showRefusal, setRefusal } = messageForm;

  async function send() {
    const errors = await check();
    showErrors(errors);
    if (Object.keys(errors).length > 0) return;
    const outcome = await sendMessage(lng, procedure, toInput(form.getValues()));
    if ('refused' in outcome) return showRefusal({ message: outcome.refused, data: { errors: outcome.fields } });
    setSent(outcome.sent);
    form.reset();
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    // Input typed before the scripts loaded raised no event.
    for (const [path, value] of fieldsFilledIn(event.currentTarget))
      form.setFieldValue(path, value as never, { forceUpdate: false });
    setSending(true);
    setRefusal(null);
    void send()
      .catch(() => setRefusal(failed))
      .finally(() => setSending(false));
  };
  return { ...messageForm, isAlive, isSending, sent, submit, again: () => setSent(null) };
}

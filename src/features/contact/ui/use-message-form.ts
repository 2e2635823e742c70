'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Sentence } from '@/shared/errors/errors';
import type { Locale } from '@/shared/locale/locales';
import type { FormKind } from './check';
import type { Refusals } from './refusals';
import { sendMessage } from './send-message';

type Faults = Record<string, string>;
type State = { is: 'writing' | 'sending' } | { is: 'sent'; text: string } | { is: 'refused'; text: string };
type Setting = {
  lng: Locale;
  procedure: 'send' | 'inquire';
  refusals: Refusals;
  failed: string;
  read(form: FormData): { kind: FormKind; values: unknown };
};

const firsts = (fields: Record<string, string[]>): Faults =>
  Object.fromEntries(Object.entries(fields).flatMap(([field, [first]]) => (first ? [[field, first]] : [])));

/** Validates with the server's schema, sends, and keeps the typed text until the server has accepted it. */
export function useMessageForm({ lng, procedure, refusals, failed, read }: Setting) {
  const form = useRef<HTMLFormElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [state, setState] = useState<State>({ is: 'writing' });
  const [faults, setFaults] = useState<Faults>({});
  useEffect(() => setAlive(true), []);

  const translate = ({ key, params = {} }: Sentence): string =>
    (refusals[key] ?? refusals['invalid.field'] ?? '').replace(/\{(\w+)\}/g, (_, name) => String(params[name]));

  const show = (found: Faults) => {
    setFaults(found);
    const first = [...(form.current?.elements ?? [])].find(
      (field) => field instanceof HTMLElement && (field.getAttribute('name') ?? '') in found,
    );
    if (first instanceof HTMLElement) first.focus();
  };

  async function send(typed: FormData): Promise<State> {
    const { kind, values } = read(typed);
    const { faultsOf } = await import('./check');
    const found = Object.entries(faultsOf(kind, values)).flatMap(([field, [first]]) =>
      first ? [[field, translate(first)] as const] : [],
    );
    show(Object.fromEntries(found));
    if (found.length > 0) return { is: 'writing' };
    const outcome = await sendMessage(lng, procedure, values);
    if ('sent' in outcome) return { is: 'sent', text: outcome.sent };
    const refused = firsts(outcome.fields);
    show(refused);
    return Object.keys(refused).length > 0 ? { is: 'writing' } : { is: 'refused', text: outcome.refused };
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.is === 'sending') return;
    const typed = new FormData(event.currentTarget);
    setState({ is: 'sending' });
    send(typed).then(setState, () => setState({ is: 'refused', text: failed }));
  };

  return { form, isAlive, state, faults, submit, again: () => setState({ is: 'writing' }) };
}

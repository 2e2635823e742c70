'use client';
import { useState } from 'react';
import { isSame, mergeChanges } from '@/shared/schema/merge-changes';
import type { z } from '@/shared/schema/zod';
import type { FormInput } from './form-input';
import type { Refused } from './use-schema-form';
import { useUnsavedGuard } from './use-unsaved-guard';
import { useZodForm } from './use-zod-form';

/** The item as last saved; `version` is undefined for a new item. */
export interface Saved<Values> {
  values: Values;
  version?: string | undefined;
  /** The last editor, if known. */
  by?: string | null | undefined;
}

interface Options<Values> {
  schema: z.ZodType<unknown> | FormInput<Values>;
  saved: Saved<Values>;
  /** Resolves with the saved item; refusals are shown at the fields or above them. */
  save: (values: Values, version: string | undefined) => Promise<Saved<Values>>;
  /** Loads the saved item after somebody else has changed it. */
  latest?: () => Promise<Saved<Values>>;
}

/** Moves the server's `new_slug` errors to `slug`, because the form has one field for both. */
export function withFieldOf(refused: Refused): Refused {
  const { new_slug: slug, ...errors } = refused.data?.errors ?? {};
  return slug ? { message: refused.message, data: { ...refused.data, errors: { slug, ...errors } } } : refused;
}

/** Values changed while the save request was in progress. */
const changedSince = <Values extends Record<string, unknown>>(sent: Values, now: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(value, sent[name]))) as Partial<Values>;

/** The state of an edit form: unsaved, saving, refused or changed by somebody else; typed values are never lost. */
export function useEditForm<Values extends Record<string, unknown>>(options: Options<Values>) {
  const { schema, saved, save, latest } = options;
  const [version, setVersion] = useState(saved.version);
  const [dirty, setDirty] = useState(false);
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [theirs, setTheirs] = useState<Saved<Values> | null>(null);
  const [merged, setMerged] = useState<{ by: string | null } | null>(null);
  // Forces a render after every change, because the page is rendered from the form's values.
  const [, setChanges] = useState(0);

  const { form, refusal, setRefusal, showRefusal, submit } = useZodForm<Values>(schema, saved.values, () => {
    setChanges((count) => count + 1);
    setDirty(form.isDirty());
    // A save in progress stays 'saving'; otherwise it could be submitted twice.
    setState((now) => (now === 'saving' ? now : 'idle'));
  });
  useUnsavedGuard(dirty);

  const start = (from: Saved<Values>, since: Partial<Values> = {}) => {
    const values = { ...from.values, ...since };
    form.setInitialValues(from.values);
    // Fields that are already up to date stay untouched, which preserves their focus.
    if (!isSame(form.getValues(), values)) form.setValues(values as Partial<Values>);
    form.resetDirty(from.values);
    setVersion(from.version);
    setDirty(!isSame(values, from.values));
    setRefusal(null);
    setTheirs(null);
  };

  const mergeWith = (other: Saved<Values>) => mergeChanges(form.getInitialValues(), form.getValues(), other.values);

  /** Saves the typed values over the other version, in which only the typed fields change. */
  const saveOver = async (other: Saved<Values>) => {
    const { values } = mergeWith(other);
    start(other, values);
    setMerged({ by: other.by ?? null });
    await send(values, other.version);
  };

  const refuse = async (refused: Refused) => {
    const newer = refused.data?.code === 'changed_meanwhile' ? await latest?.().catch(() => null) : null;
    if (newer && mergeWith(newer).conflicts.length === 0) return saveOver(newer);
    setState('idle');
    if (newer) setTheirs(newer);
    else showRefusal(refused);
  };

  const keep = async (values: Values, over: string | undefined) => {
    if (state === 'saving') return;
    setMerged(null);
    await send(values, over);
  };

  const send = async (values: Values, over: string | undefined): Promise<void> => {
    setState('saving');
    setRefusal(null);
    const sent = structuredClone(form.getValues());
    try {
      const saved = await save(values, over);
      const since = changedSince(sent, form.getValues());
      start(saved, since);
      setState(Object.keys(since).length > 0 ? 'idle' : 'saved');
    } catch (thrown) {
      await refuse(thrown as Refused);
    }
  };

  return {
    form,
    state,
    dirty,
    refusal,
    submit: submit((values) => keep(values, version)),
    undo: () => start({ ...saved, values: form.getInitialValues(), version }),
    /** Changes of somebody else that were merged during the last save. */
    merged,
    conflict: theirs && {
      by: theirs.by ?? null,
      loadTheirs: () => start(theirs),
      saveMine: () => void saveOver(theirs),
      keepTyping: () => setTheirs(null),
    },
  };
}

export type EditForm = Pick<
  ReturnType<typeof useEditForm>,
  'state' | 'dirty' | 'refusal' | 'submit' | 'undo' | 'merged' | 'conflict'
>;

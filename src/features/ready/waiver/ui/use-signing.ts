'use client';
import { useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import type { Signature } from '@/shared/schema/signature';
import { mutate } from '@/trpc/light';
import type { WaiverTexts } from './waiver-texts';

type Entries = {
  name: string;
  relation: string;
  signature: Signature | null;
  isTyped: boolean;
  isAgreed: boolean;
};
type EntryErrors = Partial<Record<'name' | 'relation' | 'signature' | 'agreed', string>>;

const noEntries: Entries = { name: '', relation: '', signature: null, isTyped: false, isAgreed: false };

function faultsOf({ name, relation, signature, isTyped, isAgreed }: Entries, isMinor: boolean, texts: WaiverTexts) {
  return {
    ...(!name.trim() && { name: texts.required }),
    ...(isMinor && !relation.trim() && { relation: texts.required }),
    ...(!signature && !isTyped && { signature: texts.drawingMissing }),
    ...(!isAgreed && { agreed: texts.consentMissing }),
  } satisfies EntryErrors;
}

/** The diver's state, and the waiver that counts. */
export type AfterSigning = NonNullable<Awaited<ReturnType<typeof mutate<'ready.sign'>>>['output']>;

type State = { entries: Entries; errors: EntryErrors; notice: string | null };

type About = {
  lng: Locale;
  token: string;
  version: number;
  isMinor: boolean;
  texts: WaiverTexts;
  onSigned: (view: AfterSigning) => void;
};

/** The entries of a signature, which stay when it could not be sent. */
export function useSigning({ lng, token, version, isMinor, texts, onSigned }: About) {
  const [state, setState] = useState<State>({ entries: noEntries, errors: {}, notice: null });
  const [isBusy, setBusy] = useState(false);
  const { entries } = state;
  const enter = (changed: Partial<Entries>) =>
    setState((now) => ({ ...now, entries: { ...now.entries, ...changed }, errors: {} }));
  const refuse = (errors: EntryErrors, notice: string | null) => setState((now) => ({ ...now, errors, notice }));

  async function send() {
    const { name, relation, signature, isTyped } = entries;
    const { output, refusal } = await mutate(lng, 'ready.sign', {
      ...{ token, version, name, agreed: true },
      relation: isMinor ? relation : null,
      signature: isTyped ? null : signature,
    });
    if (output) return onSigned(output);
    // The link is over, or the text has changed: the page shows what applies now.
    if (['link_over', 'changed_meanwhile'].includes(refusal.data.code)) return location.reload();
    const first = (field: string) => refusal.data.errors?.[field]?.[0];
    const [named, related] = [first('name'), first('relation')];
    refuse({ ...(named && { name: named }), ...(related && { relation: related }) }, refusal.message);
  }

  async function sign() {
    const faults = faultsOf(entries, isMinor, texts);
    refuse(faults, null);
    if (Object.keys(faults).length > 0 || isBusy) return;
    setBusy(true);
    await send().catch(() => refuse({}, navigator.onLine ? texts.failed : texts.offline));
    setBusy(false);
  }
  return { ...state, isBusy, enter, sign };
}

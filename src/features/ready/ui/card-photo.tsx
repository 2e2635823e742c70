'use client';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReadyView } from '@/features/ready/schema';
import type { Locale } from '@/shared/locale/locales';
import { pictureMimeTypes } from '@/shared/schema/picture-limits';
import { mutate } from '@/trpc/light';
import { Button } from '@/ui/action/button';
import { drawScaled } from '@/ui/pictures/draw-scaled';
import css from './ready.module.css';
import type { ReadyTexts } from './ready-steps';

type Props = {
  lng: Locale;
  token: string;
  hasCard: boolean;
  texts: ReadyTexts['card'];
  onSaved: (view: ReadyView) => void;
};

const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/** A photo small enough for a weak network, on which a card stays readable; rejects what is not a picture. */
async function shrunk(file: Blob): Promise<Blob> {
  const canvas = drawScaled(await createImageBitmap(file), LONGEST_SIDE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((photo) => (photo ? resolve(photo) : reject(new Error('no photo'))), 'image/jpeg', QUALITY);
  });
}

type Answer = { data?: ReadyView; message?: string; errors?: Record<string, string[]> };

async function send({ lng, token }: Pick<Props, 'lng' | 'token'>, photo: Blob): Promise<Answer> {
  const body = new FormData();
  body.set('file', photo, 'card.jpg');
  const response = await fetch(`/api/ready/${token}/files?kind=card&lang=${lng}`, { method: 'POST', body });
  return response.json();
}

/** The photo of the diver's card, sent as soon as it is chosen. */
export function CardPhoto({ lng, token, hasCard, texts, onSaved }: Props) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const run = async (work: () => Promise<Answer>) => {
    setBusy(true);
    setFault(null);
    const { data, message, errors } = await work().catch((): Answer => ({ message: texts.failed }));
    if (data) onSaved(data);
    setFault(data ? null : (errors?.file?.[0] ?? message ?? texts.failed));
    setBusy(false);
  };
  const choose = async (file: File | undefined) => {
    const photo = file && (await shrunk(file).catch(() => null));
    if (photo) await run(() => send({ lng, token }, photo));
    else if (file) setFault(texts.unreadable);
  };
  const take = useEffectEvent(() => {
    if (!picker.current) return;
    void choose(picker.current.files?.[0]);
    picker.current.value = '';
  });
  // A photo chosen before the page became interactive has reported no change.
  useEffect(() => take(), []);
  const remove = () =>
    run(async () => {
      const { output, refusal } = await mutate(lng, 'ready.remove_card', { token });
      return output ? { data: output } : { message: refusal.message };
    });
  return (
    <div className={css.field} data-field="card">
      <label htmlFor={id}>{texts.label}</label>
      <span className={css.state} aria-live="polite">
        {isBusy ? texts.saving : hasCard && texts.saved}
      </span>
      <input
        ref={picker}
        id={id}
        type="file"
        accept={pictureMimeTypes.join(',')}
        disabled={isBusy}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <span id={`${id}-note`} className={css.note} role={fault ? 'alert' : undefined}>
        {fault ?? texts.hint}
      </span>
      {hasCard && (
        <Button size="s" look="quiet" busy={isBusy} onClick={remove}>
          {texts.remove}
        </Button>
      )}
    </div>
  );
}

'use client';
import { useEffect, useRef } from 'react';
import type { SignedView } from '@/features/ready/waiver/schema';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { buttonClass } from '@/ui/action/button-shape';
import type { WaiverTexts } from './waiver-texts';

type Props = {
  lng: Locale;
  token: string;
  signed: SignedView;
  texts: WaiverTexts;
  /** Signed just now: the sentence takes the focus from the button that is gone. */
  isNew: boolean;
};

/** Says who signed when and for how long it counts, with the document. */
export function SignedWaiver({ lng, token, signed, texts, isNew }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) line.current?.focus();
  }, [isNew]);
  const { on_paper, signed_on, name, relation, valid_until } = signed;
  const sentence = on_paper ? texts.onPaper : relation ? texts.signedFor : texts.signedAs;
  return (
    <>
      <p ref={line} tabIndex={-1}>
        {sentence
          .replace('{date}', formatDay(signed_on, lng))
          .replace('{name}', () => name)
          .replace('{relation}', () => relation ?? '')}{' '}
        {valid_until ? texts.validUntil.replace('{date}', formatDay(valid_until, lng)) : texts.validOnce}
      </p>
      <p>
        <a className={buttonClass({})} href={`/api/ready/${token}/waiver.pdf?lang=${lng}`} download="waiver.pdf">
          {texts.download}
        </a>
      </p>
    </>
  );
}

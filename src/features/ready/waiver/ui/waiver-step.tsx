'use client';
import { useEffect, useRef, useState } from 'react';
import { textBlocks } from '@/features/ready/waiver/domain/text-blocks';
import { isMinorOn } from '@/features/ready/waiver/domain/waiver-validity';
import type { WaiverStepView } from '@/features/ready/waiver/schema';
import type { Locale } from '@/shared/locale/locales';
import { Button } from '@/ui/action/button';
import { SignedWaiver } from './signed-waiver';
import { Check, SigningForm } from './signing-form';
import { type AfterSigning, useSigning } from './use-signing';
import css from './waiver.module.css';
import type { WaiverTexts } from './waiver-texts';

type Props = {
  lng: Locale;
  token: string;
  waiver: WaiverStepView;
  texts: WaiverTexts;
  name: string;
  /** Empty while it is unknown. */
  born: string;
  onSigned: (view: AfterSigning['ready']) => void;
  /** The step that asks for name and birth date. */
  you: { title: string; open: () => void } | null;
};

/** The text, then the signature, which becomes available at the end of the text. */
export function WaiverStep({ lng, token, waiver, texts, name, born, onSigned, you }: Props) {
  const [signed, setSigned] = useState(waiver.signed);
  const [isRead, setRead] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const isMinor = isMinorOn(born || null, waiver.first_day);
  const signing = useSigning({
    ...{ lng, token, texts },
    version: waiver.version,
    isMinor: isMinor === true,
    onSigned(view) {
      setSigned(view.signed);
      onSigned(view.ready);
    },
  });
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setRead(true));
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  if (signed) return <SignedWaiver {...{ lng, token, signed, texts }} isNew={signed !== waiver.signed} />;
  const blocks = textBlocks(waiver.text).map((block, at) => ({ ...block, key: `${at} ${block.text}` }));
  const canSign = name !== '' && isMinor !== null;
  return (
    <>
      <div className={css.text}>
        {blocks.map(({ isHeading, text, key }) => (isHeading ? <h3 key={key}>{text}</h3> : <p key={key}>{text}</p>))}
      </div>
      <div ref={end}>
        <Check label={texts.readAll} isChecked={isRead} onChange={setRead} />
        {!isRead && <p className={css.hint}>{texts.readFirst}</p>}
      </div>
      {isRead && canSign && <SigningForm {...{ signing, name, texts }} isMinor={isMinor === true} />}
      {!canSign && (
        <div className={css.part}>
          <p className={css.notice}>{texts.needsYou}</p>
          {you && (
            <div>
              <Button onClick={you.open}>{you.title}</Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}

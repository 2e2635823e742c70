'use client';
import type { Locale } from '@/shared/locale/locales';
import { Area, Field } from './fields';
import { LetterForm, type LetterTexts } from './letter-form';
import type { Refusals } from './refusals';
import { SenderFields, type SenderTexts } from './sender-fields';
import { useLetter } from './use-letter';

type Props = {
  lng: Locale;
  texts: LetterTexts & SenderTexts & Record<'subject', string>;
  refusals: Refusals;
};

const read = (form: FormData) => ({ letter: 'contact' as const, values: Object.fromEntries(form) });

/** A message to the shop. */
export function ContactForm({ lng, texts, refusals }: Props) {
  const letter = useLetter({ lng, procedure: 'send', refusals, failed: texts.failed, read });
  const { faults } = letter;
  return (
    <LetterForm letter={letter} texts={texts}>
      <SenderFields texts={texts} faults={faults} />
      <Field name="subject" label={texts.subject} required fault={faults.subject} />
      <Area name="message" label={texts.message} required fault={faults.message} />
    </LetterForm>
  );
}

'use client';
import type { Locale } from '../../../shared/locales';
import { Area, Field } from './fields';
import { LetterForm, type LetterTexts } from './letter-form';
import css from './letter-form.module.css';
import type { Refusals } from './refusals';
import { useLetter } from './use-letter';

export type SenderTexts = Record<'name' | 'email' | 'phone' | 'phoneHint' | 'message' | 'failed', string>;

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
      <div className={css.pair}>
        <Field name="name" label={texts.name} autoComplete="name" required fault={faults.name} />
        <Field name="email" label={texts.email} type="email" autoComplete="email" required fault={faults.email} />
      </div>
      <Field
        name="phone"
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        autoComplete="tel"
        fault={faults.phone}
      />
      <Field name="subject" label={texts.subject} required fault={faults.subject} />
      <Area name="message" label={texts.message} required fault={faults.message} />
    </LetterForm>
  );
}

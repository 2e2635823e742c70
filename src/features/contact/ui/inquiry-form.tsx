'use client';
import { useEffect, useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { Area, Boxes, Choice, Field } from './fields';
import { MessageForm, type MessageFormTexts } from './message-form';
import css from './message-form.module.css';
import type { Refusals } from './refusals';
import { SenderFields, type SenderTexts } from './sender-fields';
import { useMessageForm } from './use-message-form';

type Option = { value: string; label: string };
export type InquiryTexts = MessageFormTexts &
  SenderTexts &
  Record<
    'product' | 'anyProduct' | 'intakeDate' | 'level' | 'loggedDives' | 'languages' | 'internship' | 'messageHint',
    string
  >;
type Props = {
  lng: Locale;
  texts: InquiryTexts;
  refusals: Refusals;
  /** The products in groups; internships have additional questions. */
  groups: { label: string; options: Option[] }[];
  internships: string[];
  levels: Option[];
  languages: Option[];
};

/** One static page serves every product, so only the browser reads the product from the address. */
function useProductOfAddress() {
  const [product, setProduct] = useState('');
  useEffect(() => setProduct(new URLSearchParams(location.search).get('product') ?? ''), []);
  return [product, setProduct] as const;
}

const numberIn = (text: FormDataEntryValue | null) => (text ? Number(text) : undefined);

/** Sends only the fields of the chosen product. */
function readAs(internship: boolean) {
  return (form: FormData) => {
    const text = (name: string) => form.get(name) ?? '';
    const [name, email, phone, message, website] = ['name', 'email', 'phone', 'message', 'website'].map(text);
    const values = { name, email, phone, message, website, product: text('product') };
    if (!internship) return { kind: 'inquiry' as const, values };
    const details = {
      intake_date: text('internship.intake_date'),
      level: text('internship.level'),
      logged_dives: numberIn(form.get('internship.logged_dives')),
      languages: form.getAll('internship.languages'),
    };
    return { kind: 'internship' as const, values: { ...values, internship: details } };
  };
}

export function InquiryForm({ lng, texts, refusals, groups, internships, levels, languages }: Props) {
  const [chosen, setChosen] = useProductOfAddress();
  const isOffered = groups.some(({ options }) => options.some(({ value }) => value === chosen));
  const product = isOffered ? chosen : '';
  const isInternship = internships.includes(product);
  const read = readAs(isInternship);
  const messageForm = useMessageForm({ lng, procedure: 'inquire', refusals, failed: texts.failed, read });
  const { faults } = messageForm;
  return (
    <MessageForm messageForm={messageForm} texts={texts}>
      <Choice
        name="product"
        label={texts.product}
        value={product}
        onChange={(event) => setChosen(event.currentTarget.value)}
        fault={faults.product}
      >
        <option value="">{texts.anyProduct}</option>
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      {isInternship && (
        <fieldset className={css.group}>
          <legend>{texts.internship}</legend>
          <div className={css.pair}>
            <Field
              name="internship.intake_date"
              label={texts.intakeDate}
              type="date"
              required
              fault={faults['internship.intake_date']}
            />
            <Field
              name="internship.logged_dives"
              label={texts.loggedDives}
              type="number"
              inputMode="numeric"
              min={0}
              required
              fault={faults['internship.logged_dives']}
            />
          </div>
          <Choice name="internship.level" label={texts.level} fault={faults['internship.level']}>
            {levels.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
          <Boxes
            name="internship.languages"
            legend={texts.languages}
            options={languages}
            fault={faults['internship.languages']}
          />
        </fieldset>
      )}
      <SenderFields texts={texts} faults={faults} />
      <Area name="message" label={texts.message} hint={texts.messageHint} required fault={faults.message} />
    </MessageForm>
  );
}

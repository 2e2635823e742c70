'use client';
import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { DateField, type DateTexts } from './date-field';
import { Area, Boxes, Choice, Field } from './fields';
import { MessageForm, type MessageFormTexts } from './message-form';
import css from './message-form.module.css';
import type { Refusals } from './refusals';
import { emptySender, SenderFields, type SenderTexts } from './sender-fields';
import { useMessageForm } from './use-message-form';

type Option = { value: string; label: string };
export type InquiryTexts = MessageFormTexts &
  SenderTexts &
  Record<
    'product' | 'anyProduct' | 'intakeDate' | 'level' | 'loggedDives' | 'languages' | 'internship' | 'messageHint',
    string
  > & { date: DateTexts };
type Props = {
  lng: Locale;
  texts: InquiryTexts;
  refusals: Refusals;
  /** Products by group; internships ask additional questions. */
  groups: { label: string; options: Option[] }[];
  internships: string[];
  levels: Option[];
  languages: Option[];
};

const empty = {
  ...emptySender,
  product: '',
  internship: { intake_date: '', level: '', logged_dives: '', languages: [] as string[] },
};
type Values = typeof empty;

const loadSchema = async () => (await import('@/features/contact/schema')).inquiryInput;

/** Sends the additional answers for internships only. */
function inputOf({ internship, ...values }: Values, internships: string[]) {
  if (!internships.includes(values.product)) return values;
  const { logged_dives: dives } = internship;
  return { ...values, internship: { ...internship, logged_dives: dives === '' ? undefined : Number(dives) } };
}

export function InquiryForm({ lng, texts, refusals, groups, internships, levels, languages }: Props) {
  const messageForm = useMessageForm({
    lng,
    procedure: 'inquire',
    refusals,
    failed: texts.failed,
    initialValues: { ...empty, internship: { ...empty.internship, level: levels[0]?.value ?? '' } },
    loadSchema,
    toInput: useCallback((values: Values) => inputOf(values, internships), [internships]),
  });
  const { form } = messageForm;
  const { setFieldValue, setInitialValues } = form;
  const product = form.useWatchValue('product');
  const spoken = form.useWatchValue('internship.languages');
  const [{ getInitialValues }] = useState(form);

  const choose = useCallback(
    (slug: string) => {
      setFieldValue('product', slug, { forceUpdate: false });
      // Keeps the product selected for another message.
      setInitialValues({ ...getInitialValues(), product: slug });
    },
    [setFieldValue, setInitialValues, getInitialValues],
  );
  // One static page serves every product, so the browser reads the product from the URL.
  useEffect(() => {
    const address = new URLSearchParams(location.search);
    const wanted = address.get('product');
    const isOffered = groups.some(({ options }) => options.some(({ value }) => value === wanted));
    if (wanted && isOffered) choose(wanted);
    const begun = address.get('message');
    if (begun) setFieldValue('message', (typed) => typed || begun);
  }, [groups, choose, setFieldValue]);
  return (
    <MessageForm messageForm={messageForm} trap={form.getInputProps('website')} texts={texts}>
      <Choice
        name="product"
        data-path="product"
        label={texts.product}
        value={product}
        onChange={(event) => choose(event.currentTarget.value)}
        error={form.errors.product}
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
      {internships.includes(product) && (
        <fieldset className={css.group}>
          <legend>{texts.internship}</legend>
          <div className={css.pair}>
            <DateField
              lng={lng}
              key={form.key('internship.intake_date')}
              {...form.getInputProps('internship.intake_date')}
              name="internship.intake_date"
              label={texts.intakeDate}
              texts={texts.date}
              required
            />
            <Field
              key={form.key('internship.logged_dives')}
              {...form.getInputProps('internship.logged_dives')}
              name="internship.logged_dives"
              label={texts.loggedDives}
              type="number"
              inputMode="numeric"
              min={0}
              required
            />
          </div>
          <Choice
            key={form.key('internship.level')}
            {...form.getInputProps('internship.level')}
            name="internship.level"
            label={texts.level}
          >
            {levels.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
          <Boxes
            path="internship.languages"
            legend={texts.languages}
            options={languages}
            value={spoken}
            onChange={(value) => form.setFieldValue('internship.languages', value, { forceUpdate: false })}
            error={form.errors['internship.languages']}
          />
        </fieldset>
      )}
      <SenderFields lng={lng} texts={texts} form={form} />
      <Area
        key={form.key('message')}
        {...form.getInputProps('message')}
        name="message"
        label={texts.message}
        hint={texts.messageHint}
        required
      />
    </MessageForm>
  );
}

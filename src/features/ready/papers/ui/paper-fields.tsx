'use client';
import { Textarea } from '@mantine/core';
import { questionBoxes } from '@/features/ready/papers/domain/paper-keys';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import type { FormHandle } from '@/ui/form/form-handle';
import css from './papers.module.css';

type FieldProps = { form: FormHandle; at: Locale; name: string; label: string; rows: number; description?: string };

function TextArea({ form, at, name, ...field }: FieldProps) {
  const path = `texts.${at}.${name}`;
  return <Textarea key={form.key(path)} {...(form.getInputProps(path) as object)} {...field} lang={at} required />;
}

const TEXT_ROWS = 24;
const INTRO_ROWS = 4;

export function WaiverFields({ form, at }: { form: FormHandle; at: Locale }) {
  const { t } = useT('papers-admin');
  return (
    <div className={css.fields}>
      <TextArea {...{ form, at }} name="text" label={t('text')} description={t('textHint')} rows={TEXT_ROWS} />
    </div>
  );
}

type Box = keyof typeof questionBoxes;

/** The introduction, the consent and the wording of every question, by box. */
export function HealthFields({ form, at }: { form: FormHandle; at: Locale }) {
  const { t } = useT('papers-admin');
  return (
    <div className={css.fields}>
      {(['intro', 'consent', 'keep'] as const).map((name) => (
        <TextArea key={name} {...{ form, at, name }} label={t(name)} rows={INTRO_ROWS} />
      ))}
      {(Object.keys(questionBoxes) as Box[]).map((box) => (
        <fieldset key={box} className={css.fields}>
          <legend>{t(`box.${box}`)}</legend>
          {questionBoxes[box].map((name) => (
            <TextArea
              key={name}
              {...{ form, at, name }}
              label={t('question', { number: box === 'first' ? name.slice(1) : name.toUpperCase() })}
              rows={2}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

'use client';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { centimetres, feetAndInches, kilograms, numberIn, pounds } from '@/features/booking/divers/domain/measures';
import { useT } from '@/i18n/client';
import { DiverInput } from './diver-input';
import { useDraft, useDraftForm, useField } from './draft-provider';
import css from './fields.module.css';

type At = { at: `divers.${number}` };

/** The sizes for the rental kit, stored in centimetres and kilograms whatever unit they were typed in. */
export function SizeFields({ at }: At) {
  const { t } = useT('booking');
  const { set } = useDraftForm();
  const isImperial = useDraft((draft) => draft.is_imperial);
  return (
    <fieldset className={css.group}>
      <legend>{t('size.title')}</legend>
      <p className={css.hint}>{t('size.why')}</p>
      {isImperial ? <ImperialFields at={at} /> : <MetricFields at={at} />}
      <button type="button" className={css.link} onClick={() => set('is_imperial', !isImperial)}>
        {isImperial ? t('size.metric') : t('size.imperial')}
      </button>
      <div className={css.pair}>
        <DiverInput at={at} field="shoe_size" />
        <DiverInput at={at} field="shoe_size_system" />
      </div>
    </fieldset>
  );
}

const MetricFields = ({ at }: At) => (
  <div className={css.pair}>
    <DiverInput at={at} field="height_cm" />
    <DiverInput at={at} field="weight_kg" />
  </div>
);

const numberOrZero = (text: string) => numberIn(text) || 0;
const shown = (number: number) => (number > 0 ? String(number) : '');

/** Keeps the text as it was typed, although the stored value is metric. */
function ImperialFields({ at }: At) {
  const { t } = useT('booking');
  const { write } = useDraftForm();
  const height = useField(`${at}.height_cm`);
  const weight = useField(`${at}.weight_kg`);
  const [typed, setTyped] = useState(() => {
    const { feet, inches } = feetAndInches(numberOrZero(height.value));
    return { feet: shown(feet), inches: feet > 0 ? String(inches) : '', lb: shown(pounds(numberOrZero(weight.value))) };
  });
  const type = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    write({
      [`${at}.height_cm`]: shown(centimetres(numberOrZero(next.feet), numberOrZero(next.inches))),
      [`${at}.weight_kg`]: shown(kilograms(numberOrZero(next.lb))),
    });
  };
  const input = { inputMode: 'decimal', autoComplete: 'off', required: true, withAsterisk: false } as const;
  return (
    <div className={css.triple}>
      <TextInput
        {...input}
        label={t('size.feet')}
        data-path={`${at}.height_cm`}
        value={typed.feet}
        error={height.error}
        onChange={(event) => type({ feet: event.currentTarget.value })}
        onBlur={height.look}
      />
      <TextInput
        {...input}
        label={t('size.inches')}
        value={typed.inches}
        onChange={(event) => type({ inches: event.currentTarget.value })}
        onBlur={height.look}
      />
      <TextInput
        {...input}
        label={t('size.pounds')}
        data-path={`${at}.weight_kg`}
        value={typed.lb}
        error={weight.error}
        onChange={(event) => type({ lb: event.currentTarget.value })}
        onBlur={weight.look}
      />
    </div>
  );
}

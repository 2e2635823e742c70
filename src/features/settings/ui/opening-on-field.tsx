'use client';
import { TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import type { ShopIdentity } from '@/shared/shop/identity';
import { WEEK, weekdayName } from '@/shared/time/dates';
import { Button, IconButton } from '@/ui/action/button';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { errorAt, type FormHandle, valueAt } from '@/ui/form/form-handle';
import css from './settings.module.css';

type Days = NonNullable<ShopIdentity['opening_on']>;

const PATH = 'opening_on';

/** Edits weekdays with special hours; a weekday without times is closed. */
export function OpeningOnField({ form }: { form: FormHandle }) {
  const { t, lng } = useT('settings-admin');
  const { onChange } = form.getInputProps(PATH);
  const days = (valueAt(form.getValues(), PATH) ?? []) as Days;
  const free = WEEK.filter((weekday) => days.every((day) => day.weekday !== weekday));
  const change = (at: number, patch: Partial<Days[number]>) =>
    onChange(days.map((day, index) => (index === at ? { ...day, ...patch } : day)));
  const cell = (field: string, index: number) => ({
    label: field,
    'aria-label': t('cell', { field, number: index + 1 }),
  });
  const error = form.errors[PATH];
  return (
    <fieldset className={css.items}>
      <legend>{t('identity.openingOn')}</legend>
      <p className={css.hint}>{t('identity.openingOnHint')}</p>
      {[...days.entries()].map(([index, { weekday, from, to }]) => (
        <div key={index} className={css.item}>
          <ChoiceSelect
            {...cell(t('identity.weekday'), index)}
            data={WEEK.filter((one) => one === weekday || free.includes(one)).map((one) => ({
              value: String(one),
              label: weekdayName(one, lng),
            }))}
            value={String(weekday)}
            onChange={(event) => change(index, { weekday: Number(event.currentTarget.value) })}
          />
          <TextInput
            {...cell(t('identity.opens'), index)}
            type="time"
            value={from ?? ''}
            error={errorAt(form, `${PATH}.${index}.from`)}
            onChange={(event) => change(index, { from: event.currentTarget.value || null })}
          />
          <TextInput
            {...cell(t('identity.closes'), index)}
            type="time"
            value={to ?? ''}
            error={errorAt(form, `${PATH}.${index}.to`)}
            onChange={(event) => change(index, { to: event.currentTarget.value || null })}
          />
          <IconButton
            label={t('remove', { number: index + 1 })}
            onClick={() => onChange(days.filter((_, other) => other !== index))}
          >
            <IconTrash aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      {free.length > 0 && (
        <Button size="s" onClick={() => onChange([...days, { weekday: free.at(-1) ?? 1, from: null, to: null }])}>
          {t('add')}
        </Button>
      )}
    </fieldset>
  );
}

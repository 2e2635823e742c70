'use client';
import { TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { operator } from '@/config/operator';
import { useT } from '@/i18n/client';
import { Button, IconButton } from '@/ui/action/button';
import { errorAt, type FormHandle, valueAt } from '@/ui/form/form-handle';
import { PhoneField } from '@/ui/form/phone-field';
import css from './settings.module.css';

type Item = Record<string, string>;
type Column = { name: string; label: string; type?: 'text' | 'tel' | 'url' | 'time' };

/** Edits a list of small entries, one line each. */
export function ItemsField(props: {
  form: FormHandle;
  path: string;
  legend: string;
  hint?: string;
  columns: readonly Column[];
}) {
  const { form, path, legend, hint, columns } = props;
  const { t } = useT('settings-admin');
  const { onChange } = form.getInputProps(path);
  const items = (valueAt(form.getValues(), path) ?? []) as Item[];
  const rows = items.map((item, index) => ({ item, index }));
  const change = (at: number, name: string, value: string) =>
    onChange(items.map((item, index) => (index === at ? { ...item, [name]: value } : item)));
  const blank = Object.fromEntries(columns.map(({ name }) => [name, '']));
  const error = form.errors[path];
  return (
    <fieldset className={css.items}>
      <legend>{legend}</legend>
      {hint && <p className={css.hint}>{hint}</p>}
      {rows.map(({ item, index }) => (
        <div key={index} className={css.item}>
          {columns.map(({ name, label, type = 'text' }) => {
            const cell = {
              label,
              'aria-label': t('cell', { field: label, number: index + 1 }),
              value: item[name] ?? '',
              error: errorAt(form, `${path}.${index}.${name}`),
            };
            return type === 'tel' ? (
              <PhoneField
                key={name}
                {...cell}
                country={operator.country}
                onChange={(number) => change(index, name, number)}
              />
            ) : (
              <TextInput
                key={name}
                {...cell}
                type={type}
                onChange={(event) => change(index, name, event.currentTarget.value)}
              />
            );
          })}
          <IconButton
            label={t('remove', { number: index + 1 })}
            onClick={() => onChange(items.filter((_, other) => other !== index))}
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
      <Button size="s" onClick={() => onChange([...items, blank])}>
        {t('add')}
      </Button>
    </fieldset>
  );
}

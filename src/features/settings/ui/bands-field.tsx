'use client';
import { NumberInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import type { RefundBand } from '@/shared/shop/selling';
import { Button, IconButton } from '@/ui/action/button';
import { errorAt, type FormHandle, valueAt } from '@/ui/form/form-handle';
import css from './settings.module.css';

/** Edits the refund percentages by hours before the day; the server validates them. */
export function BandsField({ form, path }: { form: FormHandle; path: string }) {
  const { t } = useT('settings-admin');
  const { onChange } = form.getInputProps(path);
  const bands = (valueAt(form.getValues(), path) ?? []) as RefundBand[];
  const rows = bands.map((band, index) => ({ band, index }));
  const change = (at: number, part: Partial<RefundBand>) =>
    onChange(bands.map((band, index) => (index === at ? { ...band, ...part } : band)));
  const error = form.errors[path];
  return (
    <fieldset className={css.items}>
      <legend>{t('selling.bands')}</legend>
      <p className={css.hint}>{t('selling.bandsHint')}</p>
      {rows.map(({ band, index }) => (
        <div key={index} className={css.item}>
          <NumberInput
            label={t('selling.hours')}
            aria-label={t('cell', { field: t('selling.hours'), number: index + 1 })}
            value={band.hours}
            error={errorAt(form, `${path}.${index}.hours`)}
            suffix=" h"
            onChange={(typed) => change(index, { hours: Number(typed) })}
          />
          <NumberInput
            label={t('selling.percent')}
            aria-label={t('cell', { field: t('selling.percent'), number: index + 1 })}
            value={band.percent}
            error={errorAt(form, `${path}.${index}.percent`)}
            suffix=" %"
            onChange={(typed) => change(index, { percent: Number(typed) })}
          />
          <IconButton
            label={t('remove', { number: index + 1 })}
            onClick={() => onChange(bands.filter((_, other) => other !== index))}
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
      <Button size="s" onClick={() => onChange([...bands, { hours: 0, percent: 1 }])}>
        {t('selling.addBand')}
      </Button>
    </fieldset>
  );
}

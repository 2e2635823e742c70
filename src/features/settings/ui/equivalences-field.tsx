'use client';
import { Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { levelsOf } from '@/features/booking/divers/domain/certification';
import { useT } from '@/i18n/client';
import { associations } from '@/shared/diving/associations';
import { levels } from '@/shared/diving/levels';
import type { Equivalence } from '@/shared/shop/agencies';
import { Button, IconButton } from '@/ui/action/button';
import { errorAt, type FormHandle, valueAt } from '@/ui/form/form-handle';
import css from './settings.module.css';

const certified = levels.filter((level) => level !== 'none');
const blank: Equivalence = { association: 'PADI', level: 'open_water', counts_as: 'open_water' };

/** Edits the cards that count as another level; the server validates them. */
export function EquivalencesField({ form, path }: { form: FormHandle; path: string }) {
  const { t } = useT('settings-admin');
  const { t: catalogue } = useT('catalogue');
  const { onChange } = form.getInputProps(path);
  const rows = (valueAt(form.getValues(), path) ?? []) as Equivalence[];
  const change = (at: number, part: Partial<Equivalence>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const cell = (field: string, index: number) => t('cell', { field, number: index + 1 });
  const error = form.errors[path];
  return (
    <fieldset className={css.items}>
      <legend>{t('agencies.cards')}</legend>
      <p className={css.hint}>{t('agencies.cardsHint')}</p>
      {[...rows.entries()].map(([index, { association, level, counts_as }]) => (
        <div key={index} className={css.item}>
          <Select
            label={t('agencies.agency')}
            aria-label={cell(t('agencies.agency'), index)}
            data={[...associations]}
            value={association}
            allowDeselect={false}
            error={errorAt(form, `${path}.${index}.association`)}
            onChange={(chosen) =>
              change(index, { association: associations.find((one) => one === chosen) ?? association })
            }
          />
          <Select
            label={t('agencies.card')}
            aria-label={cell(t('agencies.card'), index)}
            data={levelsOf(association).map(({ level: value, name }) => ({ value, label: name }))}
            value={level}
            allowDeselect={false}
            error={errorAt(form, `${path}.${index}.level`)}
            onChange={(chosen) => change(index, { level: certified.find((one) => one === chosen) ?? level })}
          />
          <Select
            label={t('agencies.countsAs')}
            aria-label={cell(t('agencies.countsAs'), index)}
            data={certified.map((value) => ({ value, label: catalogue(`level.${value}`) }))}
            value={counts_as}
            allowDeselect={false}
            error={errorAt(form, `${path}.${index}.counts_as`)}
            onChange={(chosen) => change(index, { counts_as: certified.find((one) => one === chosen) ?? counts_as })}
          />
          <IconButton
            label={t('remove', { number: index + 1 })}
            onClick={() => onChange(rows.filter((_, other) => other !== index))}
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
      <Button size="s" onClick={() => onChange([...rows, blank])}>
        {t('add')}
      </Button>
    </fieldset>
  );
}

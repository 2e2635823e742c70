'use client';
import { TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import css from '@/features/catalogue/admin/ui/office.module.css';
import { useT } from '@/i18n/client';
import { Button, IconButton } from '@/ui/action/button';
import { type FormHandle, valueAt } from '@/ui/form/form-handle';

type Step = { at: string; text: string };

/** Edits the itinerary: by hour for a day, by day for a course. */
export function ItineraryField({ form, path }: { form: FormHandle; path: string }) {
  const { t } = useT('catalogue-admin');
  const { onChange } = form.getInputProps(path);
  const steps = (valueAt(form.getValues(), path) ?? []) as Step[];
  const change = (at: number, part: Partial<Step>) =>
    onChange(steps.map((step, index) => (index === at ? { ...step, ...part } : step)));
  const rows = steps.map((step, index) => ({ ...step, index }));
  return (
    <fieldset>
      <legend>{t('product.field.itinerary')}</legend>
      {rows.map(({ at, text, index }) => (
        <div key={index} className={css.step}>
          <TextInput
            aria-label={t('product.field.stepAt', { number: index + 1 })}
            value={at}
            onChange={(event) => change(index, { at: event.currentTarget.value })}
          />
          <TextInput
            aria-label={t('product.field.stepText', { number: index + 1 })}
            value={text}
            onChange={(event) => change(index, { text: event.currentTarget.value })}
          />
          <IconButton
            label={t('product.field.removeStep', { number: index + 1 })}
            onClick={() => onChange(steps.filter((_, other) => other !== index))}
          >
            <IconTrash aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button size="s" onClick={() => onChange([...steps, { at: '', text: '' }])}>
        {t('product.field.addStep')}
      </Button>
    </fieldset>
  );
}

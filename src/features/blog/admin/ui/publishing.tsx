'use client';
import { Select, TextInput } from '@mantine/core';
import { useT } from '@/i18n/client';
import type { FormHandle } from '@/ui/form/form-handle';
import css from './post-form.module.css';

export function Publishing({ form }: { form: FormHandle }) {
  const { t } = useT('blog-admin');
  return (
    <div className={css.pair}>
      <Select
        key={form.key('status')}
        {...(form.getInputProps('status') as object)}
        label={t('field.status')}
        data={(['draft', 'published'] as const).map((value) => ({ value, label: t(`state.${value}`) }))}
        allowDeselect={false}
      />
      <TextInput
        type="datetime-local"
        key={form.key('published_at')}
        {...(form.getInputProps('published_at') as object)}
        label={t('field.day')}
        description={t('field.dayHint')}
      />
    </div>
  );
}

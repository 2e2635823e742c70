'use client';
import { Select, TextInput } from '@mantine/core';
import { useT } from '@/i18n/client';
import { locales } from '@/shared/locale/locales';
import { nameOrder } from '@/shared/locale/name-order';
import type { FormHandle } from '@/ui/form/form-handle';
import { languageNames } from '@/ui/shells/language-names';
import css from './people.module.css';

export function PersonFields({ form, withEmail = false }: { form: FormHandle; withEmail?: boolean }) {
  const { t, lng } = useT('accounts-admin');
  return (
    <div className={css.pair}>
      {nameOrder(lng).map((name) => (
        <TextInput
          key={form.key(name)}
          label={t(`field.${name}`)}
          autoComplete="off"
          required
          {...(form.getInputProps(name) as object)}
        />
      ))}
      {withEmail && (
        <TextInput
          type="email"
          key={form.key('email')}
          label={t('field.email')}
          autoComplete="off"
          required
          {...(form.getInputProps('email') as object)}
        />
      )}
      <Select
        key={form.key('locale')}
        label={t('field.locale')}
        data={locales.map((value) => ({ value, label: languageNames[value] }))}
        allowDeselect={false}
        {...(form.getInputProps('locale') as object)}
      />
    </div>
  );
}

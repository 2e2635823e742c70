'use client';
import { TextInput } from '@mantine/core';
import { useT } from '@/i18n/client';
import type { FormHandle } from '@/ui/form/form-handle';
import { LanguageTabs } from '@/ui/form/language-tabs';

/** A message to customers, one field for each language. */
export function NoteField({
  form,
  path,
  label,
  hint,
}: {
  form: FormHandle;
  path: string;
  label: string;
  hint: string;
}) {
  const { t } = useT('availability-admin');
  return (
    <LanguageTabs form={form} label={t('form.languages', { what: label })} fields={(lng) => [`${path}.${lng}`]}>
      {(lng) => {
        const { defaultValue, ...field } = form.getInputProps(`${path}.${lng}`);
        return (
          <TextInput
            key={form.key(`${path}.${lng}`)}
            {...field}
            defaultValue={String(defaultValue ?? '')}
            lang={lng}
            label={label}
            description={hint}
          />
        );
      }}
    </LanguageTabs>
  );
}

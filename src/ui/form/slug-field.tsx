'use client';
import { TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useT } from '@/i18n/client';
import { slugOf } from '@/shared/schema/slug';
import { IconButton } from '@/ui/action/button';
import { type FormHandle, valueAt } from './form-handle';

const text = (values: unknown, path: string) => String(valueAt(values, path) ?? '');

/** The slug in an item's address; for a new item it follows the English title until somebody edits it. */
export function SlugField(props: {
  form: FormHandle;
  path: string;
  /** The path of the English title in the form. */
  titlePath: string;
  /** The part of the address before the slug. */
  before: string;
}) {
  const { t } = useT('ui');
  const { form, path, titlePath, before } = props;
  const values = form.getValues();
  const made = slugOf(text(values, titlePath));
  const now = text(values, path);
  const follows = useRef(now === '' || now === made);
  const isNew = useRef(now === '');

  useEffect(() => {
    if (isNew.current && follows.current && made !== text(form.getValues(), path))
      form.setFieldValue(path, made as never);
  }, [made, form, path]);

  const { onChange, ...input } = form.getInputProps(path);
  return (
    <TextInput
      key={form.key(path)}
      {...input}
      defaultValue={now}
      label={t('form.slug')}
      description={`${before}${now || '…'}`}
      onChange={(event) => {
        follows.current = event.currentTarget.value === '';
        onChange(event);
      }}
      rightSectionWidth="2.75rem"
      rightSection={
        !isNew.current && made !== '' && made !== now ? (
          <IconButton label={t('form.slugFromTitle')} onClick={() => form.setFieldValue(path, made as never)}>
            <IconRefresh aria-hidden="true" />
          </IconButton>
        ) : null
      }
      required
    />
  );
}

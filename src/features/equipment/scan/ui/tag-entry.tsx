'use client';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { tagForm } from '@/features/equipment/schema';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './scan.module.css';
import { ScanButton } from './scan-button';

type Props = {
  /** Names the form. */
  label: string;
  action: string;
  busy: boolean;
  onTag: (tag: string) => void;
  children?: ReactNode;
};

/** A tag, typed or scanned. */
export function TagEntry({ label, action, busy, onTag, children }: Props) {
  const { t } = useT('equipment-admin');
  const { form, submit } = useZodForm(tagForm, { tag: '' });
  const enter = submit(({ tag }) => {
    onTag(tag.trim().toUpperCase());
    form.reset();
  });
  return (
    <form className={css.form} aria-label={label} noValidate onSubmit={enter}>
      {children}
      <TextInput
        key={form.key('tag')}
        {...form.getInputProps('tag')}
        label={t('field.tag')}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Button type="submit" look="solid" busy={busy}>
        {action}
      </Button>
      <ScanButton onTag={onTag} />
    </form>
  );
}

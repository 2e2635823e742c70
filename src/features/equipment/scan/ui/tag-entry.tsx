'use client';
import { Modal, TextInput } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { tagForm } from '@/features/equipment/schema';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './scan.module.css';

const Camera = dynamic(() => import('./camera').then((module) => module.Camera), { ssr: false });

type Props = {
  /** Names the form. */
  label: string;
  action: string;
  busy: boolean;
  onTag: (tag: string) => void;
  children?: ReactNode;
};

/** A tag, typed or scanned; the camera starts only when it is requested. */
export function TagEntry({ label, action, busy, onTag, children }: Props) {
  const { t } = useT('equipment-admin');
  const { form, submit } = useZodForm(tagForm, { tag: '' });
  const [isScanning, setScanning] = useState(false);
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
      <Button icon={<IconQrcode aria-hidden="true" />} onClick={() => setScanning(true)}>
        {t('scan.button')}
      </Button>
      <Modal
        opened={isScanning}
        onClose={() => setScanning(false)}
        title={t('scan.title')}
        closeButtonProps={{ 'aria-label': t('scan.close') }}
      >
        <Camera
          onRead={(text) => {
            setScanning(false);
            onTag(text.trim().toUpperCase());
          }}
        />
      </Modal>
    </form>
  );
}

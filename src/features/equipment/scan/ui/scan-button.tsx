'use client';
import { Modal } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';

const Camera = dynamic(() => import('./camera').then((module) => module.Camera), { ssr: false });

/** Reads a tag, in capitals; the camera starts only when the button is pressed. */
export function ScanButton({ onTag }: { onTag: (tag: string) => void }) {
  const { t } = useT('equipment-admin');
  const [isScanning, setScanning] = useState(false);
  return (
    <>
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
    </>
  );
}

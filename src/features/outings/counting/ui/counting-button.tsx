'use client';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CountingForm } from './counting-form';

function Counting({ lng, onClose }: { lng: Locale; onClose: () => void }) {
  const { t: ui } = useT('ui');
  const counting = trpc.admin.seats.counting.useQuery();
  if (counting.isError)
    return (
      <ErrorState
        title={ui('load.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void counting.refetch()}
        busy={counting.isFetching}
      />
    );
  if (!counting.data) return <Skeleton lines={4} />;
  return <CountingForm lng={lng} saved={counting.data} onClose={onClose} />;
}

export function CountingButton({ lng }: { lng: Locale }) {
  const { t } = useT('seats-admin');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      <Modal
        opened={isOpen}
        onClose={close}
        size="lg"
        title={t('title')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Counting lng={lng} onClose={close} />
      </Modal>
    </>
  );
}

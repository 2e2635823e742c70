'use client';
import { useT } from '@/i18n/client';
import { Alert } from '@/ui/feedback/alert';
import type { DeviceNews } from './use-device-draft';

/** Tells which device's version of the booking is shown, since the last write wins. */
export function DeviceNote({ news }: { news: DeviceNews | null }) {
  const { t } = useT('booking');
  if (!news) return null;
  return (
    <Alert tone="info" title={t(`device.${news}`)}>
      {t(`device.${news}_text`)}
    </Alert>
  );
}

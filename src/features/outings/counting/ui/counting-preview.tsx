'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { CountedFrom } from '@/features/outings/counting/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { ShortDaysPreview } from './short-days-preview';

type Props = { lng: Locale; counted: CountedFrom; onLeave: () => void };

/** Lists the days that would be short if boats and guides counted from these days. */
export function CountingPreview({ lng, counted, onLeave }: Props) {
  const { t } = useT('seats-admin');
  const preview = trpc.admin.seats.preview.useQuery(counted, { placeholderData: keepPreviousData });
  return <ShortDaysPreview lng={lng} preview={preview} none={t('noneShort')} onLeave={onLeave} />;
}

'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { type RatioInput, ratioInput } from '@/features/outings/counting/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { ShortDaysPreview } from './short-days-preview';

/** Lists the days that a new ratio would make short; renders nothing while none is typed. */
export function RatioPreview({ lng, ratio }: { lng: Locale; ratio: RatioInput }) {
  const { t } = useT('seats-admin');
  const isTyped = ratioInput.safeParse(ratio).success;
  const preview = trpc.admin.seats.preview_ratio.useQuery(ratio, {
    enabled: isTyped,
    placeholderData: keepPreviousData,
  });
  return isTyped ? <ShortDaysPreview lng={lng} preview={preview} none={t('noneShortByRatio')} /> : null;
}

'use client';
import type { ShortageView } from '@/features/outings/counting/schema';
import { useT } from '@/i18n/client';

const kinds = ['seats', 'leaders', 'instructors'] as const;

/** Formats the shortages of a part of a day. */
export function useMissing() {
  const { t } = useT('seats-admin');
  return (shortage: ShortageView): string =>
    t('ofPart', {
      part: t(`part.${shortage.part}`),
      missing: kinds
        .filter((kind) => shortage[kind] > 0)
        .map((kind) => t(`missing.${kind}`, { count: shortage[kind] }))
        .join(', '),
    });
}

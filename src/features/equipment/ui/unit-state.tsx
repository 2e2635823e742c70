'use client';
import type { UnitView } from '@/features/equipment/schema';
import { useT } from '@/i18n/client';
import { formatDay } from '@/shared/time/dates';
import { StatusBadge } from '@/ui/show/status-badge';

const tones = { ok: 'success', needs_service: 'warning', out_of_order: 'danger' } as const;

export function UnitCondition({ unit: { condition, active } }: { unit: Pick<UnitView, 'condition' | 'active'> }) {
  const { t } = useT('equipment-admin');
  if (!active) return <StatusBadge tone="neutral">{t('list.retired')}</StatusBadge>;
  return <StatusBadge tone={tones[condition]}>{t(`condition.${condition}`)}</StatusBadge>;
}

/** The next due day and the dives left, or the reason why it is overdue. */
export function UnitDue({ unit }: { unit: Pick<UnitView, 'due_on' | 'dives_left' | 'overdue'> }) {
  const { t, lng } = useT('equipment-admin');
  const { due_on: day, dives_left: dives, overdue } = unit;
  if (overdue) return <StatusBadge tone="danger">{t(`due.${overdue}`)}</StatusBadge>;
  const left = dives !== null && t('list.divesLeftOf', { count: dives });
  return [day && formatDay(day, lng, 'medium'), left].filter(Boolean).join(', ') || t('list.nothingDue');
}

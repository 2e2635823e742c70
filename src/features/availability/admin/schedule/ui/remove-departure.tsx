'use client';
import type { ScheduleDeparture } from '@/features/availability/admin/schedule/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { clockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useDayChange } from './use-day-change';

type Props = { lng: Locale; product: string; date: Day; departure: ScheduleDeparture };

export function RemoveDeparture({ lng, product, date, departure }: Props) {
  const { t } = useT('availability-admin');
  const changed = useDayChange();
  const { time, updated_at } = departure;
  const remove = trpc.admin.schedule.remove_departure.useMutation({
    onSuccess: () => notify({ type: 'success', title: t('departures.removed'), text: clockTime(lng, time) }),
    onError: ({ message }) => notify({ type: 'error', title: t('departures.notRemoved'), text: message }),
    onSettled: changed,
  });
  if (updated_at === null) return null;
  const ask = async () => {
    const yes = await confirm({
      title: t('departures.removeTitle', { time: clockTime(lng, time) }),
      body: t('departures.removeText'),
      confirmLabel: t('departures.remove'),
      danger: true,
    });
    if (yes) remove.mutate({ product, date, time, updated_at });
  };
  return (
    <Button size="s" look="quiet" busy={remove.isPending} onClick={() => void ask()}>
      {t('departures.remove')}
    </Button>
  );
}

'use client';
import type { StandIn } from '@/features/day-board/remedies/schema';
import { useT } from '@/i18n/client';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { useNotify } from '@/ui/feedback/use-notify';

/** Puts a crew member on the roster of a day, and refetches everything that shows that day. */
export function useCallIn(date: Day, onDone?: () => void) {
  const { t, lng } = useT('outings-admin');
  const toast = useNotify();
  const { admin } = trpc.useUtils();
  const { mutate, isPending, variables } = trpc.admin.crew.set_roster_days.useMutation({
    onError: toast.refused,
    onSettled: () =>
      Promise.all([
        admin.board.invalidate(),
        admin.crew.roster.invalidate(),
        admin.dashboard.attention.invalidate(),
        admin.schedule.invalidate(),
        admin.seats.invalidate(),
      ]),
  });
  const onSuccess = (name: string) => {
    toast.done(t('remedy.calledIn', { name, day: formatDay(date, lng, 'medium') }));
    onDone?.();
  };
  const callIn = ({ uuid, name }: Pick<StandIn, 'uuid' | 'name'>) =>
    mutate({ uuid, days: [date], state: 'works' }, { onSuccess: () => onSuccess(name) });
  return { callIn, busyWith: isPending ? variables.uuid : null };
}

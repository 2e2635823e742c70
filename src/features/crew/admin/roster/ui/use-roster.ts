'use client';
import { useQueryClient } from '@tanstack/react-query';
import { withRosterDays } from '@/features/crew/admin/roster/domain/roster-days';
import type { SetRosterDaysInput } from '@/features/crew/admin/roster/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatDays } from '@/shared/time/dates';
import type { Month } from '@/shared/time/month';
import { trpc } from '@/trpc/react';
import { notify } from '@/ui/feedback/notify';

/** The roster of a month; a change is shown at once, and taken back when the server refuses it. */
export function useRoster(lng: Locale, month: Month, onDone: (sentence: string) => void) {
  const { t } = useT('crew-admin');
  const client = useQueryClient();
  const cached = trpc.useUtils().admin.crew.roster;
  const input = { month };
  const roster = trpc.admin.crew.roster.useQuery(input);
  const nameOf = (uuid: string) => roster.data?.crew.find((row) => row.uuid === uuid)?.name ?? '';

  const { mutate } = trpc.admin.crew.set_roster_days.useMutation({
    async onMutate(change) {
      onDone('');
      await cached.cancel(input);
      const before = cached.getData(input);
      cached.setData(input, (now) => now && withRosterDays(now, change));
      return { before };
    },
    onSuccess(_, { uuid, days, state }) {
      const [first = '', last = ''] = [days[0], days.at(-1)];
      onDone(t(`done.${state}`, { name: nameOf(uuid), days: formatDays(first, last, lng) }));
    },
    onError({ message }, { uuid }, context) {
      cached.setData(input, context?.before);
      notify({ type: 'error', title: t('roster.refused', { name: nameOf(uuid) }), text: message });
    },
    async onSettled() {
      // A reload between two quick changes would take back the second one.
      if (client.isMutating() === 1) await cached.invalidate(input);
    },
  });
  return { roster, set: (change: SetRosterDaysInput) => mutate(change) };
}

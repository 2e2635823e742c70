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
import { useNotify } from '@/ui/feedback/use-notify';

/** Applies a change at once and rolls it back if the server refuses it. */
export function useRoster(lng: Locale, month: Month, onDone: (sentence: string) => void) {
  const { t } = useT('crew-admin');
  const toast = useNotify();
  const client = useQueryClient();
  const cached = trpc.useUtils().admin.crew.roster;
  const input = { month };
  const roster = trpc.admin.crew.roster.useQuery(input);
  const nameOf = (uuid: string) => roster.data?.crew.find((row) => row.uuid === uuid)?.name ?? '';

  // A pending change calls the callbacks of the latest render, which may show another month.
  const { mutate } = trpc.admin.crew.set_roster_days.useMutation({
    async onMutate(change) {
      onDone('');
      const name = nameOf(change.uuid);
      await cached.cancel(input);
      const before = cached.getData(input);
      cached.setData(input, (now) => now && withRosterDays(now, change));
      return { input, before, name };
    },
    onSuccess({ short }, { days, state }, { name }) {
      if (short) toast.short(short.text);
      const [first = '', last = ''] = [days[0], days.at(-1)];
      onDone(t(`notice.${state}`, { name, days: formatDays(first, last, lng) }));
    },
    onError({ message }, _, context) {
      if (context) cached.setData(context.input, context.before);
      notify({ type: 'error', title: t('roster.refused', { name: context?.name ?? '' }), text: message });
    },
    async onSettled() {
      // Reloading between two quick changes would undo the second, which may be in another month.
      if (client.isMutating() === 1) await cached.invalidate();
    },
  });
  return { roster, set: (change: SetRosterDaysInput) => mutate(change) };
}

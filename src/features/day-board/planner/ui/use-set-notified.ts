'use client';
import type { ListsView } from '@/features/day-board/lists/schema';
import { useT } from '@/i18n/client';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { notify } from '@/ui/feedback/notify';

/** Records that a crew member was notified of their list. */
export function useSetNotified(date: Day, publishedAt: string | null) {
  const { t } = useT('outings-admin');
  const { lists, get } = trpc.useUtils().admin.board;
  const show = (uuid: string, state: Pick<ListsView['people'][number], 'to_notify' | 'notified_at'>) =>
    lists.setData(
      { date },
      (now) => now && { ...now, people: now.people.map((one) => (one.uuid === uuid ? { ...one, ...state } : one)) },
    );
  const { mutate } = trpc.admin.board.set_notified.useMutation({
    onSuccess: (answer, { member }) => show(member, answer),
    onError: ({ message }) => {
      notify({ type: 'error', title: t('board.refused'), text: message });
      void lists.invalidate({ date });
    },
    onSettled: () => get.invalidate({ date }),
  });
  return (member: string, notified: boolean) =>
    publishedAt && mutate({ date, member, notified, published_at: publishedAt });
}

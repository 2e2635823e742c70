'use client';
import { IconPrinter } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CrewListCard } from './crew-list-card';
import { useSetNotified } from './use-set-notified';

type Props = {
  date: Day;
  /** Limits the lists to these crew members. */
  only?: readonly string[];
  empty: string;
};

/** The lists of a published day, to send by chat or print, with a tick for each notified member. */
export function CrewLists({ date, only, empty }: Props) {
  const { t } = useT('outings-admin');
  const { t: ui } = useT('ui');
  const lists = trpc.admin.board.lists.useQuery({ date }, { gcTime: 0, staleTime: 0 });
  const setNotified = useSetNotified(date, lists.data?.published_at ?? null);
  if (lists.isError && !lists.data)
    return (
      <ErrorState
        title={t('lists.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void lists.refetch()}
        busy={lists.isFetching}
      />
    );
  if (!lists.data) return <Skeleton kind="block" />;
  const people = lists.data.people.filter(({ uuid }) => !only || only.includes(uuid));
  if (people.length === 0) return <p>{empty}</p>;
  return (
    <>
      {people.map((one) => (
        <CrewListCard key={one.uuid} person={one} setNotified={(notified) => setNotified(one.uuid, notified)} />
      ))}
      <Button icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
        {t('publish.print')}
      </Button>
    </>
  );
}

'use client';
import { Modal } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import css from './board.module.css';
import { useBoardContext } from './board-context';
import { CrewListCards } from './crew-list-cards';

/** Opens the lists of a published day again. */
export function ListsDialog() {
  const { t } = useT('outings-admin');
  const { board } = useBoardContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<IconListDetails aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('lists.button')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('lists.title')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('board.close') }}
      >
        <div className={css.dialog}>
          <Lists date={board.date} />
        </div>
      </Modal>
    </>
  );
}

function Lists({ date }: { date: Day }) {
  const { t } = useT('outings-admin');
  const { t: ui } = useT('ui');
  const lists = trpc.admin.board.lists.useQuery({ date }, { gcTime: 0, staleTime: 0 });
  if (lists.data) return <CrewListCards people={lists.data.people} empty={t('lists.none')} />;
  if (!lists.isError) return <Skeleton kind="block" />;
  return (
    <ErrorState
      title={t('lists.failed')}
      retryLabel={ui('load.retry')}
      retry={() => void lists.refetch()}
      busy={lists.isFetching}
    />
  );
}

'use client';
import { Modal } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { PublishAnswer } from '@/features/day-board/lists/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { notify } from '@/ui/feedback/notify';
import { useBoardContext } from './board-context';
import { CrewLists } from './crew-lists';
import css from './dialogs.module.css';

/** Publishes the day, and offers the lists of all crew who have not been notified of their current day. */
export function PublishDialog() {
  const { t } = useT('outings-admin');
  const { board } = useBoardContext();
  const cached = trpc.useUtils().admin.board.get;
  const [lists, setLists] = useState<PublishAnswer | null>(null);
  const { date, version, published } = board;
  const publish = trpc.admin.board.publish.useMutation({
    onSuccess: setLists,
    onError: ({ message }) => notify({ type: 'error', title: t('board.refused'), text: message }),
    onSettled: () => cached.invalidate({ date }),
  });
  return (
    <>
      <Button
        look="solid"
        icon={<IconSend aria-hidden="true" />}
        busy={publish.isPending}
        onClick={() => publish.mutate({ date, version })}
      >
        {t(published ? 'publish.again' : 'publish.button')}
      </Button>
      <Modal
        opened={lists !== null}
        onClose={() => setLists(null)}
        title={t('publish.title')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('board.close') }}
      >
        <div className={css.dialog}>
          {lists && <CrewLists date={date} only={lists.people.map(({ uuid }) => uuid)} empty={t('publish.nobody')} />}
        </div>
      </Modal>
    </>
  );
}

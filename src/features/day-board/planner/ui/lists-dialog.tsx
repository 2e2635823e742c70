'use client';
import { Modal } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { useBoardContext } from './board-context';
import { CrewLists } from './crew-lists';
import css from './dialogs.module.css';

/** Opens the lists of a published day again. */
export function ListsDialog() {
  const { t } = useT('outings-admin');
  const { board } = useBoardContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" icon={<IconListDetails aria-hidden="true" />} onClick={() => setOpen(true)}>
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
          <CrewLists date={board.date} empty={t('lists.none')} />
        </div>
      </Modal>
    </>
  );
}

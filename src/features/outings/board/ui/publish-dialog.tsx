'use client';
import { Modal } from '@mantine/core';
import { IconBrandWhatsapp, IconPrinter, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { PublishAnswer } from '@/features/outings/board/schema';
import { useT } from '@/i18n/client';
import { fullDigits } from '@/shared/schema/phone';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { notify } from '@/ui/feedback/notify';
import css from './board.module.css';
import { useBoardContext } from './board-context';

const whatsapp = (phone: string, text: string) => `https://wa.me/${fullDigits(phone)}?text=${encodeURIComponent(text)}`;

/** Publishes the day, and offers the list of everybody whose day has changed. */
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
          {lists?.people.length === 0 && <p>{t('publish.nobody')}</p>}
          {lists?.people.map(({ uuid, name, phone, text }) => (
            <section key={uuid} className={css.list}>
              <h3>{name}</h3>
              <pre>{text}</pre>
              {phone ? (
                <ButtonLink
                  size="s"
                  prefetch={false}
                  href={whatsapp(phone, text)}
                  target="_blank"
                  rel="noreferrer"
                  icon={<IconBrandWhatsapp aria-hidden="true" />}
                >
                  {t('publish.whatsapp', { name })}
                </ButtonLink>
              ) : (
                <p className={css.soft}>{t('publish.noPhone')}</p>
              )}
            </section>
          ))}
          {lists && lists.people.length > 0 && (
            <Button icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
              {t('publish.print')}
            </Button>
          )}
        </div>
      </Modal>
    </>
  );
}

'use client';
import { Checkbox } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { ListsView } from '@/features/day-board/lists/schema';
import { useT } from '@/i18n/client';
import { formatMoment } from '@/shared/time/dates';
import { ButtonLink } from '@/ui/action/button-link';
import css from './dialogs.module.css';

type Props = { person: ListsView['people'][number]; setNotified: (notified: boolean) => void };

/** Ticks a crew list when it is sent by chat; the tick can be revoked. */
export function CrewListCard({ person, setNotified }: Props) {
  const { t, lng } = useT('outings-admin');
  const { name, text, chat, changed, to_notify, notified_at } = person;
  return (
    <section className={css.list}>
      <h3>{name}</h3>
      {changed && <p className={css.soft}>{t('lists.changed')}</p>}
      <pre>{text}</pre>
      {chat ? (
        <ButtonLink
          size="s"
          prefetch={false}
          href={chat}
          target="_blank"
          rel="noreferrer"
          icon={<IconBrandWhatsapp aria-hidden="true" />}
          onClick={() => setNotified(true)}
        >
          {t('publish.whatsapp', { name })}
        </ButtonLink>
      ) : (
        <p className={css.soft}>{t('publish.noPhone')}</p>
      )}
      {(to_notify || notified_at) && (
        <Checkbox
          className={css.notified}
          checked={!to_notify}
          onChange={(event) => setNotified(event.currentTarget.checked)}
          label={t('lists.notified', { name })}
          description={notified_at && t('lists.notifiedAt', { at: formatMoment(new Date(notified_at), lng, 'medium') })}
        />
      )}
    </section>
  );
}

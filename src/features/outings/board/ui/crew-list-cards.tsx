'use client';
import { IconBrandWhatsapp, IconPrinter } from '@tabler/icons-react';
import type { CrewList } from '@/features/outings/board/schema';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import css from './board.module.css';

type Props = { people: readonly (CrewList & { changed?: boolean })[]; empty: string };

/** Everybody's list, to send by chat or to print. */
export function CrewListCards({ people, empty }: Props) {
  const { t } = useT('outings-admin');
  if (people.length === 0) return <p>{empty}</p>;
  return (
    <>
      {people.map(({ uuid, name, text, chat, changed }) => (
        <section key={uuid} className={css.list}>
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
            >
              {t('publish.whatsapp', { name })}
            </ButtonLink>
          ) : (
            <p className={css.soft}>{t('publish.noPhone')}</p>
          )}
        </section>
      ))}
      <Button icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
        {t('publish.print')}
      </Button>
    </>
  );
}

import Link from 'next/link';
import { getT } from '../../../../i18n/server';
import { momentInWords } from '../../../../shared/dates';
import type { Locale } from '../../../../shared/locales';
import type { Page } from '../../../../shared/pages';
import { Panel } from '../../../../ui/show/panel';
import type { MessageCard } from '../schema';
import css from './messages-of.module.css';
import { messagePath, messagesPath } from './paths';

/** The latest of what somebody wrote. */
export async function MessagesOf(props: { lng: Locale; email: string; messages: Page<MessageCard> }) {
  const { lng, email, messages } = props;
  const { t } = await getT(lng, 'messages');
  const { t: people } = await getT(lng, 'people');
  const all = `${messagesPath(lng)}?email=${encodeURIComponent(email)}`;
  return (
    <Panel
      title={people('part.messages')}
      actions={messages.meta.total > messages.data.length && <Link href={all}>{people('allMessages')}</Link>}
    >
      {messages.data.length === 0 && <p>{people('noMessages')}</p>}
      <ul className={css.list}>
        {messages.data.map(({ uuid, subject, status, created_at }) => (
          <li key={uuid}>
            <Link href={messagePath(lng, uuid)}>{subject || t('noSubject')}</Link>
            <span>
              {t(`status.${status}`)} · {momentInWords(new Date(created_at), lng, 'medium')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

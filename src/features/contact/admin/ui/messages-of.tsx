import Link from 'next/link';
import { getT } from '../../../../i18n/server';
import { momentInWords } from '../../../../shared/dates';
import type { Locale } from '../../../../shared/locales';
import type { Page } from '../../../../shared/pages';
import { LatestPanel } from '../../../../ui/show/latest-panel';
import type { MessageCard } from '../schema';
import { messagePath, messagesPath } from './paths';

/** The latest of what somebody wrote. */
export async function MessagesOf(props: { lng: Locale; email: string; messages: Page<MessageCard> }) {
  const { lng, email, messages } = props;
  const { t } = await getT(lng, 'messages');
  const { t: people } = await getT(lng, 'people');
  const all = { href: `${messagesPath(lng)}?email=${encodeURIComponent(email)}`, label: people('allMessages') };
  return (
    <LatestPanel
      title={people('part.messages')}
      none={people('noMessages')}
      all={messages.meta.total > messages.data.length && all}
      rows={messages.data.map(({ uuid, subject, status, created_at }) => ({
        key: uuid,
        what: <Link href={messagePath(lng, uuid)}>{subject || t('noSubject')}</Link>,
        state: `${t(`status.${status}`)} · ${momentInWords(new Date(created_at), lng, 'medium')}`,
      }))}
    />
  );
}

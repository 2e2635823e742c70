import type { MessageCard } from '@/features/contact/admin/schema';
import { getT } from '@/i18n/server';
import type { Page } from '@/shared/list/pages';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { OfficeLink } from '@/ui/access/office-link';
import { LatestPanel } from '@/ui/show/latest-panel';
import { messagesPath } from './paths';

export async function MessagesOf(props: { lng: Locale; email: string; messages: Page<MessageCard> }) {
  const { lng, email, messages } = props;
  const { t } = await getT(lng, 'contact-admin');
  const all = { href: `${messagesPath(lng)}?email=${encodeURIComponent(email)}`, label: t('ofCustomer.all') };
  return (
    <LatestPanel
      title={t('ofCustomer.title')}
      none={t('ofCustomer.none')}
      all={messages.meta.total > messages.data.length && all}
      rows={messages.data.map(({ uuid, subject, status, created_at }) => ({
        key: uuid,
        what: <OfficeLink {...{ lng, path: `/admin/contacts/${uuid}` }}>{subject || t('noSubject')}</OfficeLink>,
        state: `${t(`status.${status}`)} · ${formatMoment(new Date(created_at), lng, 'medium')}`,
      }))}
    />
  );
}

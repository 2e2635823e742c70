'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { MessageView } from '@/features/contact/admin/schema';
import { useT } from '@/i18n/client';
import { languageIn } from '@/shared/locale/language-names';
import type { Locale } from '@/shared/locale/locales';
import { formatPhone } from '@/shared/schema/phone';
import { formatDay, formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { OfficeLink } from '@/ui/access/office-link';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { confirm } from '@/ui/feedback/confirm';
import { PhoneActions, PhoneLine } from '@/ui/show/contact-links';
import { Facts } from '@/ui/show/facts';
import { Panel } from '@/ui/show/panel';
import { AnswerForm } from './answer-form';
import css from './message-page.module.css';
import { MessageStatus } from './message-status';
import { bookingPath, messagesPath } from './paths';
import { useMessageAction } from './use-message-action';

type Props = { lng: Locale; message: MessageView };

function Actions({ lng, message }: Props) {
  const { uuid, status } = message;
  const { t } = useT('contact-admin');
  const router = useRouter();
  const { showNotice, refused, refresh } = useMessageAction();
  const update = trpc.admin.messages.update.useMutation({
    onSuccess: () => showNotice(t('notice.status')),
    onError: refused,
    onSettled: refresh,
  });
  const remove = trpc.admin.messages.remove.useMutation({
    onSuccess({ message }) {
      showNotice(message);
      router.push(messagesPath(lng));
    },
    onError: refused,
  });
  const busy = update.isPending || remove.isPending;
  const askAndRemove = async () => {
    const question = {
      title: t('dialog.deleteTitle'),
      body: t('dialog.delete'),
      confirmLabel: t('action.delete'),
      danger: true,
    };
    if (await confirm(question)) remove.mutate({ uuid });
  };
  const others = (['new', 'read', 'answered'] as const).filter((other) => other !== status);
  return (
    <div className={css.actions}>
      <MessageStatus status={status} />
      <ButtonLink size="s" look="solid" href={bookingPath(lng, message)}>
        {t('action.book')}
      </ButtonLink>
      {others.map((other) => (
        <Button key={other} size="s" busy={busy} onClick={() => update.mutate({ uuid, status: other })}>
          {t(`action.${other}`)}
        </Button>
      ))}
      <Button size="s" look="danger" busy={busy} onClick={askAndRemove}>
        {t('action.delete')}
      </Button>
    </div>
  );
}

function Sender({ lng, message: { email, phone, locale, product, product_title, account } }: Props) {
  const { t } = useT('contact-admin');
  const facts = [
    email !== '' && { label: t('fact.email'), value: <a href={`mailto:${email}`}>{email}</a> },
    phone !== '' && { label: t('fact.phone'), value: <PhoneLine phone={phone} /> },
    { label: t('fact.language'), value: languageIn(lng, locale) },
    product && {
      label: t('fact.product'),
      value: <OfficeLink {...{ lng, path: `/admin/products/${product}/edit` }}>{product_title}</OfficeLink>,
    },
    account && {
      label: t('fact.account'),
      value: <OfficeLink {...{ lng, path: `/admin/users/${account}` }}>{t('fact.customer')}</OfficeLink>,
    },
  ];
  return <Facts facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />;
}

function Internship({ lng, of }: { lng: Locale; of: NonNullable<MessageView['internship']> }) {
  const { t } = useT('contact-admin');
  const { t: booking } = useT('booking');
  const { t: catalogue } = useT('catalogue');
  return (
    <Panel title={t('internship.title')}>
      <Facts
        facts={[
          { label: t('internship.intake'), value: formatDay(of.intake_date, lng) },
          {
            label: t('internship.level'),
            value: of.level === 'none' ? booking('diver.not_certified') : catalogue(`level.${of.level}`),
          },
          { label: t('internship.dives'), value: of.logged_dives },
          { label: t('internship.languages'), value: of.languages.map((code) => languageIn(lng, code)).join(', ') },
        ]}
      />
    </Panel>
  );
}

function Replies({ of, when }: { of: MessageView; when: (moment: string) => string }) {
  const { t } = useT('contact-admin');
  return (
    <Panel title={t('replies.title')}>
      <ol className={css.answers}>
        {of.replies.map(({ uuid, email, body, attachments, received_at }) => (
          <li key={uuid}>
            <p className={css.when}>{t('answeredBy', { name: email, when: when(received_at) })}</p>
            <p className={css.body} lang={of.locale}>
              {body || t('replies.empty')}
            </p>
            {attachments > 0 && <p className={css.when}>{t('replies.attachments', { count: attachments })}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Marks a new message as read on opening. */
export function MessagePage({ lng, message: first }: Props) {
  const { t } = useT('contact-admin');
  const { refresh } = useMessageAction();
  const { data: message } = trpc.admin.messages.get.useQuery({ uuid: first.uuid }, { initialData: first });
  const { mutate: markRead } = trpc.admin.messages.update.useMutation({ onSettled: refresh });
  const isNew = first.status === 'new';
  useEffect(() => {
    if (isNew) markRead({ uuid: first.uuid, status: 'read' });
  }, [isNew, first.uuid, markRead]);
  const when = (moment: string) => formatMoment(new Date(moment), lng);
  return (
    <div className={css.page}>
      <Actions lng={lng} message={message} />
      <Panel title={message.name}>
        <p className={css.when}>{t('written', { when: when(message.created_at) })}</p>
        <p className={css.body} lang={message.locale}>
          {message.message}
        </p>
      </Panel>
      {message.internship && <Internship lng={lng} of={message.internship} />}
      <Panel title={t('column.from')}>
        <Sender lng={lng} message={message} />
      </Panel>
      <Panel title={t('answers')}>
        {message.answers.length === 0 && <p>{t('noAnswer')}</p>}
        <ol className={css.answers}>
          {message.answers.map(({ uuid, author, body, sent_at }) => (
            <li key={uuid}>
              <p className={css.when}>{t('answeredBy', { name: author || t('formerStaff'), when: when(sent_at) })}</p>
              <p className={css.body} lang={message.locale}>
                {body}
              </p>
            </li>
          ))}
        </ol>
      </Panel>
      {message.replies.length > 0 && <Replies of={message} when={when} />}
      <Panel title={t('answer.title')}>
        {message.email ? (
          <AnswerForm lng={lng} message={message} />
        ) : (
          <>
            <p>{t('answer.byPhone', { phone: formatPhone(message.phone) })}</p>
            <div className={css.actions}>
              <PhoneActions phone={message.phone} />
            </div>
          </>
        )}
      </Panel>
    </div>
  );
}

'use client';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import type { PersonView } from '@/features/accounts/admin/people/schema';
import { saveData } from '@/features/accounts/settings/ui/export-data';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { Facts } from '@/ui/show/facts';
import { Panel } from '@/ui/show/panel';
import { AccessAction } from './access-action';
import { usersPath } from './paths';
import css from './people.module.css';
import { PersonState } from './person-state';
import { usePersonAction } from './use-person-action';
import { UserForm } from './user-form';

type Props = { lng: Locale; person: PersonView };

function PersonalData({ lng, person }: Props) {
  const { t } = useT('accounts-admin');
  const router = useRouter();
  const { showNotice, refused } = usePersonAction();
  const { uuid } = person;
  const exported = trpc.admin.users.export_data.useMutation({
    onSuccess: (data) => saveData(data, `segara-${uuid}.json`),
    onError: refused,
  });
  const remove = trpc.admin.users.remove.useMutation({
    onSuccess({ message }) {
      showNotice(message);
      router.push(usersPath(lng));
    },
    onError: refused,
  });
  const erase = async () => {
    const question = {
      title: t('dialog.eraseTitle', { name: fullName(person) }),
      body: t('dialog.erase'),
      confirmLabel: t('action.erase'),
      danger: true,
    };
    if (await confirm(question)) remove.mutate({ uuid });
  };
  return (
    <Panel title={t('part.data')}>
      <p className={css.note}>{t('data')}</p>
      <div className={css.actions}>
        <Button size="s" busy={exported.isPending} onClick={() => exported.mutate({ uuid })}>
          {t('action.export')}
        </Button>
        <Button size="s" look="danger" busy={remove.isPending} onClick={erase}>
          {t('action.erase')}
        </Button>
      </div>
    </Panel>
  );
}

function About({ lng, person }: Props) {
  const { t } = useT('accounts-admin');
  const when = (moment: string) => formatMoment(new Date(moment), lng, 'medium');
  const { email, created_at, last_seen_at, provider, orders } = person;
  return (
    <Facts
      facts={[
        { label: t('fact.email'), value: email === null ? t('fact.noEmail') : <a href={`mailto:${email}`}>{email}</a> },
        { label: t('fact.since'), value: when(created_at) },
        { label: t('fact.lastSeen'), value: last_seen_at ? when(last_seen_at) : t('fact.never') },
        ...(email === null ? [] : [{ label: t('fact.provider'), value: t(`provider.${provider}`) }]),
        { label: t('fact.orders'), value: orders },
      ]}
    />
  );
}

export function UserPage({ lng, person, children }: Props & { children: ReactNode }) {
  const { t } = useT('accounts-admin');
  return (
    <div className={css.page}>
      <div className={css.actions}>
        <PersonState {...person} />
        <AccessAction audience="users" person={person} />
      </div>
      {!person.active && <Alert tone="warning">{t('inactiveNote')}</Alert>}
      <Panel title={t('part.profile')}>
        <About lng={lng} person={person} />
        <UserForm person={person} />
      </Panel>
      {children}
      <PersonalData lng={lng} person={person} />
    </div>
  );
}

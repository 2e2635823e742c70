'use client';
import { useRouter } from 'next/navigation';
import { type AdminView, adminForm } from '@/features/accounts/admin/people/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { fullName, spokenName } from '@/shared/locale/name-order';
import { trpc, useLastEditor } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { EditForm } from '@/ui/form/edit-form';
import { type Saved, useEditForm } from '@/ui/form/use-edit-form';
import { Facts } from '@/ui/show/facts';
import { Panel } from '@/ui/show/panel';
import { AccessAction } from './access-action';
import { adminsPath } from './paths';
import css from './people.module.css';
import { PersonFields } from './person-fields';
import { PersonState } from './person-state';
import { RightsField } from './rights-field';
import { usePersonAction } from './use-person-action';

type Props = { lng: Locale; person: AdminView };

const valuesOf = ({ first_name, last_name, locale, rights }: AdminView) => ({ first_name, last_name, locale, rights });
type Values = ReturnType<typeof valuesOf>;
const savedOf = (person: AdminView): Saved<Values> => ({ values: valuesOf(person), version: person.version });

function Fields({ person, isSelf }: { person: AdminView; isSelf: boolean }) {
  const { t } = useT('accounts-admin');
  const { refresh } = usePersonAction();
  const cache = trpc.useUtils();
  const lastEditor = useLastEditor('admin');
  const update = trpc.admin.admins.update.useMutation();
  const { uuid } = person;
  const editing = useEditForm<Values>({
    schema: adminForm,
    saved: savedOf(person),
    async save(values, version) {
      const saved = await update.mutateAsync({ uuid, ...values, version });
      await refresh();
      return savedOf(saved);
    },
    async latest() {
      const now = await cache.admin.admins.get.fetch({ uuid }, { staleTime: 0 });
      return { ...savedOf(now), by: await lastEditor(person.uuid) };
    },
  });
  return (
    <EditForm editing={editing}>
      <PersonFields form={editing.form} />
      {isSelf ? (
        <Alert tone="info">{t('rights.ownRights')}</Alert>
      ) : (
        <RightsField form={editing.form} saved={person.rights} />
      )}
    </EditForm>
  );
}

function Actions({ lng, person }: Props) {
  const { t } = useT('accounts-admin');
  const router = useRouter();
  const { showNotice, refused, refresh } = usePersonAction();
  const { uuid, active, confirmed } = person;
  const invite = trpc.admin.admins.invite_again.useMutation({
    onSuccess: ({ message }) => showNotice(message),
    onError: refused,
    onSettled: refresh,
  });
  const remove = trpc.admin.admins.remove.useMutation({
    onSuccess({ message }) {
      showNotice(message);
      router.push(adminsPath(lng));
    },
    onError: refused,
  });
  const askAndRemove = async () => {
    const question = {
      title: t('dialog.removeTitle', { name: fullName(person) }),
      body: t('dialog.remove'),
      confirmLabel: t('action.remove'),
      danger: true,
    };
    if (await confirm(question)) remove.mutate({ uuid });
  };
  return (
    <>
      {active && !confirmed && (
        <Button size="s" look="solid" busy={invite.isPending} onClick={() => invite.mutate({ uuid })}>
          {t('action.again')}
        </Button>
      )}
      <AccessAction audience="admins" person={person} />
      <Button size="s" look="danger" busy={remove.isPending} onClick={askAndRemove}>
        {t('action.remove')}
      </Button>
    </>
  );
}

/** Admins can change only their own name here; the other actions are for colleagues. */
export function AdminPage({ lng, person, isSelf }: Props & { isSelf: boolean }) {
  const { t } = useT('accounts-admin');
  const { email, active, confirmed } = person;
  return (
    <div className={css.page}>
      <div className={css.actions}>
        <PersonState {...person} />
        {!isSelf && <Actions lng={lng} person={person} />}
      </div>
      {isSelf && <Alert tone="info">{t('ownAccount')}</Alert>}
      {active && !confirmed && <Alert tone="info">{t('invitationPending', { name: spokenName(person) })}</Alert>}
      {!active && <Alert tone="warning">{t('inactiveNote')}</Alert>}
      <Panel title={t('part.profile')}>
        <Facts facts={[{ label: t('fact.email'), value: <a href={`mailto:${email}`}>{email}</a> }]} />
        <Fields person={person} isSelf={isSelf} />
      </Panel>
    </div>
  );
}

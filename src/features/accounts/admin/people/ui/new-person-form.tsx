'use client';
import { useRouter } from 'next/navigation';
import { createCustomerInput } from '@/features/accounts/admin/customers/schema';
import { inviteAdminInput } from '@/features/accounts/admin/people/schema';
import type { Audience } from '@/features/accounts/domain/audience';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import type { Right } from '@/shared/schema/rights';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { useEditForm } from '@/ui/form/use-edit-form';
import { adminPath, userPath } from './paths';
import { PersonFields } from './person-fields';
import { RightsField } from './rights-field';
import { usePersonAction } from './use-person-action';

const nobody = { first_name: '', last_name: '', email: '', locale: 'en' as Locale };
type Values = typeof nobody & { rights?: Right[] };

export function NewPersonForm({ lng, audience }: { lng: Locale; audience: Audience }) {
  const { t } = useT('accounts-admin');
  const router = useRouter();
  const { showNotice, refresh } = usePersonAction();
  const staff = audience === 'admins';
  const invite = trpc.admin.admins.create.useMutation();
  const create = trpc.admin.users.create.useMutation();
  const editing = useEditForm<Values>({
    schema: staff ? inviteAdminInput : createCustomerInput,
    saved: { values: staff ? { ...nobody, rights: [] } : nobody },
    async save(values) {
      const { uuid } = await (staff ? invite : create).mutateAsync(values);
      showNotice(t(staff ? 'notice.invited' : 'notice.created'));
      await refresh();
      router.push(staff ? adminPath(lng, uuid) : userPath(lng, uuid));
      return { values };
    },
  });
  return (
    <EditForm editing={editing} saveLabel={t(staff ? 'action.send' : 'action.createSave')}>
      <PersonFields form={editing.form} withEmail />
      {staff && <RightsField form={editing.form} saved={[]} />}
    </EditForm>
  );
}

'use client';
import { Select } from '@mantine/core';
import { customerRoles, type PersonView, userForm } from '@/features/accounts/admin/people/schema';
import { useT } from '@/i18n/client';
import { genders } from '@/shared/schema/genders';
import { trpc, useLastEditor } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { type Saved, useEditForm } from '@/ui/form/use-edit-form';
import css from './people.module.css';
import { PersonFields } from './person-fields';
import { usePersonAction } from './use-person-action';

const valuesOf = ({ first_name, last_name, gender, locale, role }: PersonView) => ({
  first_name,
  last_name,
  gender,
  locale,
  role: role === 'AGEN' ? ('AGEN' as const) : ('USER' as const),
});
type Values = ReturnType<typeof valuesOf>;
const savedOf = (person: PersonView): Saved<Values> => ({ values: valuesOf(person), version: person.version });

/** Edits everything but the address, which only the customer can change. */
export function UserForm({ person }: { person: PersonView }) {
  const { t } = useT('accounts-admin');
  const { refresh } = usePersonAction();
  const cache = trpc.useUtils();
  const lastEditor = useLastEditor('user');
  const update = trpc.admin.users.update.useMutation();
  const { uuid } = person;
  const editing = useEditForm<Values>({
    schema: userForm,
    saved: savedOf(person),
    async save(values, version) {
      const saved = await update.mutateAsync({ uuid, ...values, version });
      await refresh();
      return savedOf(saved);
    },
    async latest() {
      const now = await cache.admin.users.get.fetch({ uuid }, { staleTime: 0 });
      return { ...savedOf(now), by: await lastEditor(person.uuid) };
    },
  });
  const { form } = editing;
  return (
    <EditForm editing={editing}>
      <PersonFields form={form} />
      <div className={css.pair}>
        <Select
          key={form.key('gender')}
          label={t('field.gender')}
          placeholder={t('gender.none')}
          data={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
          clearable
          {...form.getInputProps('gender')}
        />
        <Select
          key={form.key('role')}
          label={t('field.role')}
          description={t('field.roleHint')}
          data={customerRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('role')}
        />
      </div>
    </EditForm>
  );
}

'use client';
import { Select, Textarea, TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { operator } from '@/config/operator';
import { createMessageInput, messageKinds } from '@/features/contact/admin/schema';
import { useT } from '@/i18n/client';
import { type Locale, locales } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { PhoneField } from '@/ui/form/phone-field';
import { useEditForm } from '@/ui/form/use-edit-form';
import { languageNames } from '@/ui/shells/language-names';
import css from './message-page.module.css';
import { messagePath } from './paths';
import { useMessageAction } from './use-message-action';

const nothing = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  kind: 'contact' as (typeof messageKinds)[number],
  locale: 'en' as Locale,
};

export function NewMessageForm({ lng }: { lng: Locale }) {
  const { t } = useT('contact-admin');
  const router = useRouter();
  const { showNotice, refresh } = useMessageAction();
  const create = trpc.admin.messages.create.useMutation();
  const editing = useEditForm<typeof nothing>({
    schema: createMessageInput,
    saved: { values: nothing },
    async save(values) {
      const { uuid } = await create.mutateAsync(values);
      showNotice(t('callNote.saved'));
      await refresh();
      router.push(messagePath(lng, uuid));
      return { values };
    },
  });
  const { form } = editing;
  const { defaultValue, ...phone } = form.getInputProps('phone');
  return (
    <EditForm editing={editing} saveLabel={t('callNote.save')}>
      <div className={css.pair}>
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label={t('callNote.name')}
          autoComplete="off"
          required
        />
        <Select
          key={form.key('kind')}
          {...form.getInputProps('kind')}
          label={t('column.kind')}
          data={messageKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          allowDeselect={false}
        />
        <PhoneField
          {...phone}
          label={t('fact.phone')}
          description={t('callNote.contactHint')}
          autoComplete="off"
          country={operator.country}
          value={form.getValues().phone}
        />
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          type="email"
          label={t('fact.email')}
          description={t('callNote.contactHint')}
          autoComplete="off"
        />
      </div>
      <TextInput key={form.key('subject')} {...form.getInputProps('subject')} label={t('callNote.subject')} required />
      <Textarea
        key={form.key('message')}
        {...form.getInputProps('message')}
        autosize
        minRows={5}
        label={t('callNote.message')}
        required
      />
      <Select
        key={form.key('locale')}
        {...form.getInputProps('locale')}
        label={t('callNote.language')}
        data={locales.map((value) => ({ value, label: languageNames[value] }))}
        allowDeselect={false}
      />
    </EditForm>
  );
}

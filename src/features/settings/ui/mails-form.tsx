'use client';
import { Textarea } from '@mantine/core';
import type { SettingsView } from '@/features/settings/schema';
import { useT } from '@/i18n/client';
import { lineInEveryLanguage } from '@/shared/schema/localised';
import { sections } from '@/shared/shop/sections';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { Panel } from '@/ui/show/panel';
import css from './settings.module.css';
import { useSectionForm } from './use-section-form';

const toForm = ({ mails: { signature } }: SettingsView) => ({ signature: lineInEveryLanguage(signature) });

export function MailsForm({ settings }: { settings: SettingsView }) {
  const { t } = useT('settings-admin');
  const save = trpc.admin.shop.save_mails.useMutation();
  const editing = useSectionForm<ReturnType<typeof toForm>>({
    section: 'mails',
    schema: sections.mails,
    settings,
    toForm,
    save: (values, version) => save.mutateAsync({ ...values, version }),
  });
  const { form } = editing;
  return (
    <EditForm editing={editing}>
      <Panel>
        <p className={css.hint}>{t('mails.hint')}</p>
        <LanguageTabs form={form} label={t('mails.signature')} fields={(lng) => [`signature.${lng}`]}>
          {(lng) => (
            <Textarea
              autosize
              minRows={4}
              key={form.key(`signature.${lng}`)}
              {...form.getInputProps(`signature.${lng}`)}
              lang={lng}
              label={t('mails.signature')}
              description={lng === 'en' ? t('mails.english') : t('mails.other')}
            />
          )}
        </LanguageTabs>
      </Panel>
    </EditForm>
  );
}

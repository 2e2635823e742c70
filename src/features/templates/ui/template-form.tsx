'use client';
import { Switch, Textarea, TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { type TemplateInput, type TemplateView, templateInput } from '@/features/templates/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { inEveryLanguage } from '@/shared/schema/localised';
import { trpc, useLastEditor } from '@/trpc/react';
import { useNotify } from '@/ui/feedback/use-notify';
import { EditForm } from '@/ui/form/edit-form';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { RemoveButton } from '@/ui/form/remove-button';
import { useEditForm } from '@/ui/form/use-edit-form';
import { Panel } from '@/ui/show/panel';
import { FieldsHint } from './fields-hint';
import { templatePath, templatesPath } from './paths';
import css from './templates.module.css';

const blank = { subject: '', body: '' };
const toForm = ({ name, texts, active }: TemplateView) => ({ name, texts: inEveryLanguage(texts, blank), active });
type Values = ReturnType<typeof toForm>;
const nothing: Values = { name: '', texts: inEveryLanguage({ en: blank }, blank), active: true };
const toSaved = (view: TemplateView) => ({ values: toForm(view), version: view.version });

/** Creates a template when `template` is omitted. */
export function TemplateForm({ lng, template }: { lng: Locale; template?: TemplateView }) {
  const { t } = useT('templates-admin');
  const { t: ui } = useT('ui');
  const router = useRouter();
  const toast = useNotify();
  const { templates } = trpc.useUtils().admin;
  const lastEditor = useLastEditor('template');
  const create = trpc.admin.templates.create.useMutation();
  const update = trpc.admin.templates.update.useMutation();
  const remove = trpc.admin.templates.remove.useMutation({ onSuccess: () => void templates.invalidate() });
  const save = (values: TemplateInput, version: string | undefined) =>
    template ? update.mutateAsync({ ...values, uuid: template.uuid, version }) : create.mutateAsync(values);

  const editing = useEditForm<Values>({
    schema: templateInput,
    saved: template ? toSaved(template) : { values: nothing },
    async save(values, version) {
      const view = await save(values, version);
      toast.done(t('saved'));
      void templates.invalidate();
      if (template) router.refresh();
      else router.replace(templatePath(lng, view.uuid));
      return toSaved(view);
    },
    async latest() {
      const uuid = template?.uuid ?? '';
      return { ...toSaved(await templates.get.fetch({ uuid }, { staleTime: 0 })), by: await lastEditor(uuid) };
    },
  });
  const { form } = editing;

  return (
    <EditForm
      editing={editing}
      actions={
        template && (
          <RemoveButton
            label={t('remove')}
            title={t('removeTitle')}
            body={template.name}
            remove={() => remove.mutateAsync({ uuid: template.uuid })}
            editing={editing}
            list={templatesPath(lng)}
          />
        )
      }
    >
      <Panel className={css.fields}>
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label={t('name')}
          description={t('nameHint')}
          required
        />
        <Switch
          key={form.key('active')}
          {...form.getInputProps('active', { type: 'checkbox' })}
          label={t('active')}
          description={t('activeHint')}
        />
      </Panel>
      <FieldsHint />
      <LanguageTabs
        form={form}
        label={ui('form.languages')}
        fields={(at) => [`texts.${at}.subject`, `texts.${at}.body`]}
      >
        {(at) => (
          <div className={css.fields}>
            <TextInput
              key={form.key(`texts.${at}.subject`)}
              {...form.getInputProps(`texts.${at}.subject`)}
              lang={at}
              label={t('subject')}
              description={t('subjectHint')}
              required={at === 'en'}
            />
            <Textarea
              autosize
              minRows={8}
              key={form.key(`texts.${at}.body`)}
              {...form.getInputProps(`texts.${at}.body`)}
              lang={at}
              label={t('body')}
              description={at === 'en' ? t('bodyHint') : t('bodyHintOther')}
              required={at === 'en'}
            />
          </div>
        )}
      </LanguageTabs>
    </EditForm>
  );
}

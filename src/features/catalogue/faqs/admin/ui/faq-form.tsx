'use client';
import { Switch, Textarea, TextInput } from '@mantine/core';
import { faqPath, faqsPath } from '@/features/catalogue/admin/ui/office-paths';
import { useListedItemForm } from '@/features/catalogue/admin/ui/use-listed-item-form';
import { faqInput, type StaffFaqView } from '@/features/catalogue/faqs/admin/schema';
import { faqTopics } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { inEveryLanguage } from '@/shared/schema/localised';
import { trpc } from '@/trpc/react';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { EditForm } from '@/ui/form/edit-form';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { RemoveButton } from '@/ui/form/remove-button';
import { Panel } from '@/ui/show/panel';
import css from './faq-form.module.css';

const blank = { question: '', answer: '' };
const typed = ({ topic, texts, active }: StaffFaqView) => ({ topic, texts: inEveryLanguage(texts, blank), active });
type Typed = ReturnType<typeof typed>;
const nothing: Typed = { topic: 'booking', texts: inEveryLanguage({ en: blank }, blank), active: true };

/** Creates a question when `faq` is omitted. */
export function FaqForm({ lng, faq }: { lng: Locale; faq?: StaffFaqView }) {
  const { t } = useT('catalogue-admin');
  const { t: ui } = useT('ui');
  const { t: translateTopic } = useT('catalogue');
  const utils = trpc.useUtils();
  const calls = trpc.admin.faqs;
  const create = calls.create.useMutation();
  const update = calls.update.useMutation();
  const remove = calls.remove.useMutation({ onSuccess: () => void utils.admin.faqs.invalidate() });

  const editing = useListedItemForm({
    schema: faqInput,
    entity: 'faq',
    view: faq,
    blank: nothing,
    toForm: typed,
    pathOf: (uuid) => faqPath(lng, uuid),
    create: (values) => create.mutateAsync(values),
    update: (seen, values) => update.mutateAsync({ ...values, ...seen }),
    get: (uuid) => utils.admin.faqs.get.fetch({ uuid }, { staleTime: 0 }),
    saved: t('faq.saved'),
  });
  const { form } = editing;

  return (
    <EditForm
      editing={editing}
      actions={
        faq && (
          <RemoveButton
            label={t('addOn.remove')}
            title={t('faq.removeTitle')}
            body={faq.texts.en.question}
            remove={() => remove.mutateAsync({ uuid: faq.uuid })}
            editing={editing}
            list={faqsPath(lng)}
          />
        )
      }
    >
      <LanguageTabs
        form={form}
        label={ui('form.languages')}
        fields={(at) => [`texts.${at}.question`, `texts.${at}.answer`]}
      >
        {(at) => (
          <>
            <TextInput
              key={form.key(`texts.${at}.question`)}
              {...form.getInputProps(`texts.${at}.question`)}
              lang={at}
              label={t('faq.question')}
              required={at === 'en'}
            />
            <Textarea
              key={form.key(`texts.${at}.answer`)}
              {...form.getInputProps(`texts.${at}.answer`)}
              lang={at}
              label={t('faq.answer')}
            />
          </>
        )}
      </LanguageTabs>
      <Panel className={css.figures}>
        <ChoiceSelect
          key={form.key('topic')}
          {...form.getInputProps('topic')}
          label={t('faq.topic')}
          data={faqTopics.map((topic) => ({ value: topic, label: translateTopic(`topic.${topic}`) }))}
        />
        <Switch
          key={form.key('active')}
          {...form.getInputProps('active', { type: 'checkbox' })}
          label={t('faq.active')}
        />
      </Panel>
    </EditForm>
  );
}

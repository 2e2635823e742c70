'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { addressOf } from '@/features/settings/texts/domain/addresses';
import { type PageText, type PageTexts, type PageView, pageForm } from '@/features/settings/texts/schema';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { trpc, useLastEditor } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { useNotify } from '@/ui/feedback/use-notify';
import { EditForm } from '@/ui/form/edit-form';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { useEditForm } from '@/ui/form/use-edit-form';
import { Panel } from '@/ui/show/panel';
import { FieldList } from './field-list';
import type { Editor } from './own-text';
import { OwnText } from './own-text';
import { ShippedText } from './shipped-text';
import type { Body } from './text-preview';
import { TextPreview } from './text-preview';

type Typed = { texts: PageTexts };

const toSaved = ({ texts, version }: PageView) => ({ values: { texts: texts as PageTexts }, version });

/** Edits the texts of a page; each language has the shop's own text or the shipped one. */
export function PageForm({ view, Editor, Body }: { view: PageView; Editor: Editor; Body: Body }) {
  const { t, lng } = useT('settings-admin');
  const router = useRouter();
  const toast = useNotify();
  const { pages } = trpc.useUtils().admin;
  const lastEditor = useLastEditor('shop');
  const save = trpc.admin.pages.save.useMutation();
  const [previewed, setPreviewed] = useState<Locale | null>(null);
  const { page, shipped } = view;
  const editing = useEditForm<Typed>({
    schema: pageForm,
    saved: toSaved(view),
    async save({ texts }, version) {
      const saved = await save.mutateAsync({ page, texts, version });
      toast.done(t('texts.saved'));
      void pages.invalidate();
      router.refresh();
      return toSaved(saved);
    },
    latest: async () => ({
      ...toSaved(await pages.get.fetch({ page }, { staleTime: 0 })),
      by: await lastEditor(`texts/${page}`),
    }),
  });
  const { form } = editing;
  const { texts } = form.getValues();
  const set = (at: Locale, text: PageText | null) => form.getInputProps(`texts.${at}`).onChange(text);
  const shownText = (at: Locale): PageText => texts[at] ?? texts.en ?? shipped[at];

  return (
    <EditForm
      editing={editing}
      actions={
        <ButtonLink look="quiet" href={localePath(lng, addressOf[page])}>
          {t('texts.view')}
        </ButtonLink>
      }
    >
      <Panel>
        <LanguageTabs
          form={form}
          label={t('texts.languages')}
          fields={(at) => ['title', 'lead', 'description', 'body'].map((part) => `texts.${at}.${part}`)}
        >
          {(at) =>
            texts[at] ? (
              <OwnText
                form={form}
                at={at}
                Editor={Editor}
                onPreview={() => setPreviewed(at)}
                onReset={() => set(at, null)}
              />
            ) : (
              <ShippedText
                inEnglish={texts.en !== null}
                onPreview={() => setPreviewed(at)}
                onWrite={() => set(at, structuredClone(shipped[at]))}
              />
            )
          }
        </LanguageTabs>
      </Panel>
      <FieldList values={view.fields[lng]} />
      {previewed && (
        <TextPreview
          text={shownText(previewed)}
          lng={texts[previewed] || !texts.en ? previewed : 'en'}
          values={view.fields[previewed]}
          Body={Body}
          onClose={() => setPreviewed(null)}
        />
      )}
    </EditForm>
  );
}

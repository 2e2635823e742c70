'use client';
import { Textarea, TextInput } from '@mantine/core';
import css from '@/features/catalogue/admin/ui/office.module.css';
import { useCatalogueRefresh } from '@/features/catalogue/admin/ui/use-catalogue-refresh';
import { type ProductFaqsForm, type ProductView, productFaqsForm } from '@/features/catalogue/products/admin/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { inEveryLanguage } from '@/shared/schema/localised';
import { trpc, useLastEditor } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { EditForm } from '@/ui/form/edit-form';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { SortableList } from '@/ui/form/sortable-list';
import { useEditForm } from '@/ui/form/use-edit-form';
import { Panel } from '@/ui/show/panel';
import { ProductNav } from './product-nav';
import { blankQuestion, fromFaqsForm, newKey, toFaqsForm } from './product-values';

const toSaved = (view: ProductView) => ({ values: toFaqsForm(view), version: view.version });
type Faq = ProductFaqsForm['faqs'][number];

/** Edits a product's questions in the order of its public page. */
export function ProductFaqs({ lng, product }: { lng: Locale; product: ProductView }) {
  const { t } = useT('catalogue-admin');
  const cache = trpc.useUtils();
  const refreshCatalogue = useCatalogueRefresh();
  const lastEditor = useLastEditor('product');
  const { slug } = product;
  const update = trpc.admin.products.update.useMutation();
  const editing = useEditForm<ProductFaqsForm>({
    schema: productFaqsForm,
    saved: toSaved(product),
    async save(values, version = product.version) {
      const view = await update.mutateAsync({ slug, version, ...fromFaqsForm(values) });
      await refreshCatalogue();
      return toSaved(view);
    },
    async latest() {
      const view = await cache.admin.products.get.fetch({ slug }, { staleTime: 0 });
      return { ...toSaved(view), by: await lastEditor(view.uuid) };
    },
  });
  const { form } = editing;
  const { faqs } = form.getValues();
  const write = (next: Faq[]) => form.getInputProps('faqs').onChange(next);
  const add = () => write([...faqs, { key: newKey(), texts: inEveryLanguage({ en: blankQuestion }, blankQuestion) }]);
  const nameOf = ({ key, texts }: Faq) =>
    texts.en.question || t('productFaq.number', { number: faqs.findIndex((faq) => faq.key === key) + 1 });
  return (
    <>
      <ProductNav lng={lng} slug={slug} here="faqs" />
      <EditForm
        editing={editing}
        actions={
          <Button size="s" onClick={add}>
            {t('productFaq.add')}
          </Button>
        }
      >
        <Panel>
          {faqs.length === 0 && <EmptyState title={t('productFaq.none')} hint={t('productFaq.noneHint')} />}
          <SortableList items={faqs} itemKey={({ key }) => key} itemName={nameOf} onSort={write}>
            {(faq, at) => (
              <div className={css.item}>
                <LanguageTabs
                  form={form}
                  label={nameOf(faq)}
                  fields={(lng) => [`faqs.${at}.texts.${lng}.question`, `faqs.${at}.texts.${lng}.answer`]}
                >
                  {(lng) => (
                    <div className={css.fields} lang={lng}>
                      <TextInput
                        key={form.key(`faqs.${at}.texts.${lng}.question`)}
                        {...form.getInputProps(`faqs.${at}.texts.${lng}.question`)}
                        label={t('productFaq.question')}
                        required={lng === 'en'}
                      />
                      <Textarea
                        autosize
                        minRows={2}
                        key={form.key(`faqs.${at}.texts.${lng}.answer`)}
                        {...form.getInputProps(`faqs.${at}.texts.${lng}.answer`)}
                        label={t('productFaq.answer')}
                        required={lng === 'en'}
                      />
                    </div>
                  )}
                </LanguageTabs>
                <div>
                  <Button
                    size="s"
                    look="quiet"
                    aria-label={t('productFaq.removeOf', { name: nameOf(faq) })}
                    onClick={() => write(faqs.filter(({ key }) => key !== faq.key))}
                  >
                    {t('remove')}
                  </Button>
                </div>
              </div>
            )}
          </SortableList>
        </Panel>
      </EditForm>
    </>
  );
}

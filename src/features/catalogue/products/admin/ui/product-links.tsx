'use client';
import { MultiSelect, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import css from '@/features/catalogue/admin/ui/office.module.css';
import type { ProductChoices } from '@/features/catalogue/product-links/domain/choices';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { useT } from '@/i18n/client';
import { languageIn } from '@/shared/locale/language-names';
import { type Locale, locales } from '@/shared/locale/locales';

type Props = {
  lng: Locale;
  form: UseFormReturnType<ProductForm>;
  choices: ProductChoices;
  /** Slug of the product itself, which it cannot be linked to. */
  own?: string | undefined;
};

/** Edits a product's links: dive sites, add-ons, other products, a video. */
export function ProductLinks({ lng, form, choices, own }: Props) {
  const { t } = useT('catalogue-admin');
  const { t: words } = useT('catalogue');
  const others = choices.products.filter(({ slug }) => slug !== own);
  const { onChange: setVideo } = form.getInputProps('video_url');
  const many = { searchable: true, clearable: true, hidePickedOptions: true } as const;
  return (
    <div className={css.fields}>
      <MultiSelect
        key={form.key('locations')}
        {...form.getInputProps('locations')}
        {...many}
        label={t('product.field.locations')}
        data={choices.locations.map(({ slug, name, area }) => ({
          value: slug,
          label: `${name} · ${words(`area.${area}`)}`,
        }))}
      />
      <MultiSelect
        key={form.key('add_ons')}
        {...form.getInputProps('add_ons')}
        {...many}
        label={t('product.field.addOns')}
        data={choices.add_ons.map(({ uuid, name }) => ({ value: uuid, label: name }))}
      />
      <MultiSelect
        key={form.key('comes_after')}
        {...form.getInputProps('comes_after')}
        {...many}
        label={t('product.field.comesAfter')}
        description={t('product.field.comesAfterHint')}
        data={others.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <div className={css.row}>
        <Select
          key={form.key('programme')}
          {...form.getInputProps('programme')}
          label={t('product.field.programme')}
          description={t('product.field.programmeHint')}
          data={others
            .filter((product) => product.is_programme)
            .map(({ slug, name }) => ({ value: slug, label: name }))}
          clearable
        />
        <MultiSelect
          key={form.key('languages')}
          {...form.getInputProps('languages')}
          label={t('product.field.languages')}
          data={locales.map((value) => ({ value, label: languageIn(lng, value) }))}
        />
        <TextInput
          key={form.key('video_url')}
          {...form.getInputProps('video_url')}
          defaultValue={form.getValues().video_url ?? ''}
          onChange={({ currentTarget: { value } }) => setVideo(value.trim() || null)}
          label={t('product.field.video')}
        />
      </div>
    </div>
  );
}

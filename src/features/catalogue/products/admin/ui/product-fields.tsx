'use client';
import { Checkbox, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import css from '@/features/catalogue/admin/ui/office.module.css';
import { TextsFields } from '@/features/catalogue/admin/ui/texts-fields';
import { listingPathOf } from '@/features/catalogue/domain/product-path';
import type { ProductChoices } from '@/features/catalogue/product-links/domain/choices';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { productKinds } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { LinesField } from '@/ui/form/lines-field';
import { SlugField } from '@/ui/form/slug-field';
import { Panel } from '@/ui/show/panel';
import { ItineraryField } from './itinerary-field';
import { NeedsFields, type ShortDays } from './needs-fields';
import { PriceRulesField } from './price-rules-field';
import { ProductFacts } from './product-facts';
import { ProductLinks } from './product-links';
import { ProductSelling } from './product-selling';
import { ReadyStepsField } from './ready-steps-field';
import { RequirementsFields } from './requirements-fields';
import { useUsualNeeds } from './use-usual-needs';
import { VariantsField } from './variants-field';

type Props = {
  lng: Locale;
  form: UseFormReturnType<ProductForm>;
  choices: ProductChoices;
  own?: string;
  shortDays?: ShortDays | undefined;
};

/** Edits a product except for its pictures and questions. */
export function ProductFields({ lng, form, choices, own, shortDays }: Props) {
  const { t } = useT('catalogue-admin');
  const { kind } = form.getValues();
  useUsualNeeds(form, own === undefined);
  return (
    <>
      <Panel title={t('product.part.basics')}>
        <div className={css.fields}>
          <div className={css.row}>
            <Select
              key={form.key('kind')}
              {...form.getInputProps('kind')}
              label={t('product.field.kind')}
              data={productKinds.map((value) => ({ value, label: t(`product.kind.${value}`) }))}
              allowDeselect={false}
            />
            <SlugField form={form} path="slug" titlePath="texts.en.title" before={`${listingPathOf(kind)}/`} />
          </div>
          <Checkbox
            key={form.key('active')}
            {...form.getInputProps('active', { type: 'checkbox' })}
            label={t('field.active')}
            description={t('field.activeHint')}
          />
        </div>
      </Panel>
      <Panel title={t('product.part.texts')}>
        <TextsFields
          form={form}
          title={{ part: 'title', label: t('product.field.title') }}
          more={['itinerary', 'included', 'excluded']}
        >
          {(pathOf) => (
            <>
              <ItineraryField form={form} path={pathOf('itinerary')} />
              <LinesField form={form} path={pathOf('included')} label={t('product.field.included')} />
              <LinesField form={form} path={pathOf('excluded')} label={t('product.field.excluded')} />
            </>
          )}
        </TextsFields>
      </Panel>
      <Panel title={t('product.part.facts')}>
        <ProductFacts form={form} />
      </Panel>
      <Panel title={t('product.part.requirements')}>
        <RequirementsFields form={form} isNew={own === undefined} />
      </Panel>
      <Panel title={t('product.part.ready')}>
        <ReadyStepsField form={form} />
      </Panel>
      <Panel title={t('product.part.selling')}>
        <div className={css.fields}>
          <ProductSelling lng={lng} form={form} />
        </div>
      </Panel>
      <Panel title={t('product.part.needs')}>
        <NeedsFields form={form} shortDays={shortDays} />
      </Panel>
      <Panel title={t('product.part.variants')}>
        <div className={css.fields}>
          <VariantsField form={form} />
        </div>
      </Panel>
      <Panel title={t('product.rules.part')}>
        <div className={css.fields}>
          <PriceRulesField form={form} />
        </div>
      </Panel>
      <Panel title={t('product.part.related')}>
        <ProductLinks lng={lng} form={form} choices={choices} own={own} />
      </Panel>
    </>
  );
}

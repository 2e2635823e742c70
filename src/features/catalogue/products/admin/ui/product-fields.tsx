'use client';
import { Checkbox, MultiSelect, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TextsFields } from '@/features/catalogue/admin/ui/texts-fields';
import type { ProductChoices, ProductForm } from '@/features/catalogue/products/admin/schema';
import { areas, difficulties, levels, productKinds } from '@/features/catalogue/schema';
import css from '@/features/catalogue/ui/office.module.css';
import { listingPathOf } from '@/features/catalogue/ui/product-path';
import { useT } from '@/i18n/client';
import { languageIn } from '@/shared/locale/language-names';
import { intlLocale, type Locale, locales } from '@/shared/locale/locales';
import { LinesField } from '@/ui/form/lines-field';
import { MoneyField } from '@/ui/form/money-field';
import { NumberField } from '@/ui/form/number-field';
import { SlugField } from '@/ui/form/slug-field';
import { TicksField } from '@/ui/form/ticks-field';
import { Panel } from '@/ui/show/panel';
import { ItineraryField } from './itinerary-field';
import { PickupTimesField } from './pickup-times-field';
import { VariantsField } from './variants-field';

type Props = { lng: Locale; form: UseFormReturnType<ProductForm>; choices: ProductChoices; own?: string };

// 1 January 2024 was a Monday.
const dayName = (weekday: number, lng: Locale) =>
  new Intl.DateTimeFormat(intlLocale(lng), { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

function Facts({ form }: Pick<Props, 'form'>) {
  const { t } = useT('catalogue-admin');
  const { t: words } = useT('catalogue');
  const currents = ['0', '1', '2', '3'] as const;
  const { onChange: setCurrent } = form.getInputProps('current_limit');
  const current = form.getValues().current_limit;
  return (
    <div className={css.row}>
      <Select
        key={form.key('area')}
        {...form.getInputProps('area')}
        label={t('field.area')}
        data={areas.map((value) => ({ value, label: words(`area.${value}`) }))}
        clearable
      />
      <Select
        key={form.key('level')}
        {...form.getInputProps('level')}
        label={t('product.field.level')}
        data={levels.map((value) => ({ value, label: words(`level.${value}`) }))}
        allowDeselect={false}
      />
      <Select
        key={form.key('difficulty')}
        {...form.getInputProps('difficulty')}
        label={t('product.field.difficulty')}
        data={difficulties.map((value) => ({ value, label: words(`difficulty.${value}`) }))}
        allowDeselect={false}
      />
      <NumberField form={form} path="dive_count" label={t('product.field.dives')} required />
      <NumberField
        form={form}
        path="duration_days"
        label={t('product.field.days')}
        description={t('product.field.daysHint')}
        step={0.5}
        digits={1}
        required
      />
      <NumberField form={form} path="minimum_age" label={t('product.field.age')} required />
      <NumberField
        form={form}
        path="depth_limit"
        label={t('product.field.depthLimit')}
        description={t('product.field.depthLimitHint')}
        unit="m"
      />
      <Select
        label={t('product.field.currentLimit')}
        description={t('product.field.currentLimitHint')}
        value={current === null ? null : String(current)}
        onChange={(value) => setCurrent(value === null ? null : Number(value))}
        data={currents.map((value) => ({ value, label: words(`current.${value}`) }))}
        clearable
      />
    </div>
  );
}

function Selling({ lng, form }: Pick<Props, 'lng' | 'form'>) {
  const { t } = useT('catalogue-admin');
  return (
    <>
      <div className={css.switches}>
        <Checkbox
          key={form.key('bookable')}
          {...form.getInputProps('bookable', { type: 'checkbox' })}
          label={t('product.field.bookable')}
          description={t('product.field.bookableHint')}
        />
        <Checkbox
          key={form.key('pickup')}
          {...form.getInputProps('pickup', { type: 'checkbox' })}
          label={t('product.field.pickup')}
        />
      </div>
      <PickupTimesField form={form} />
      <TicksField
        form={form}
        path="weekdays"
        label={t('product.field.weekdays')}
        options={[1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: dayName(value, lng) }))}
      />
      <div className={css.row}>
        <MoneyField
          form={form}
          path="price"
          label={t('product.field.price')}
          description={t('product.field.priceHint')}
        />
        <NumberField
          form={form}
          path="places_per_day"
          label={t('product.field.places')}
          description={t('product.field.placesHint')}
          required
        />
        <NumberField form={form} path="cut_off_hours" label={t('product.field.cutOff')} unit="h" required />
        <NumberField form={form} path="max_quantity" label={t('product.field.maxQuantity')} required />
        <NumberField form={form} path="divers_per_package" label={t('product.field.divers')} required />
      </div>
    </>
  );
}

function Around({ lng, form, choices, own }: Props) {
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

/** All fields of a product except its pictures and questions. */
export function ProductFields({ lng, form, choices, own }: Props) {
  const { t } = useT('catalogue-admin');
  const { kind } = form.getValues();
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
        <Facts form={form} />
      </Panel>
      <Panel title={t('product.part.selling')}>
        <div className={css.fields}>
          <Selling lng={lng} form={form} />
        </div>
      </Panel>
      <Panel title={t('product.part.variants')}>
        <div className={css.fields}>
          <VariantsField form={form} />
        </div>
      </Panel>
      <Panel title={t('product.part.around')}>
        <Around lng={lng} form={form} choices={choices} own={own} />
      </Panel>
    </>
  );
}

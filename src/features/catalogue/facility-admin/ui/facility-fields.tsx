'use client';
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useT } from '../../../../i18n/client';
import type { Locale } from '../../../../shared/locales';
import { LanguageTabs } from '../../../../ui/form/language-tabs';
import { LinesField } from '../../../../ui/form/lines-field';
import { SlugField } from '../../../../ui/form/slug-field';
import { PicturesField } from '../../../../ui/pictures/pictures-field';
import { Panel } from '../../../../ui/show/panel';
import { PositionField } from '../../map/ui/position-field';
import { facilityKinds } from '../../schema';
import css from '../../ui/office.module.css';
import type { FacilityValues } from './facility-values';

type Props = { form: UseFormReturnType<FacilityValues> };

const parts = ['name', 'summary', 'body', 'equipment'] as const;

function Texts({ form }: Props) {
  const { t } = useT('catalogue-admin');
  const at = (lng: Locale, part: (typeof parts)[number]) => `texts.${lng}.${part}`;
  return (
    <LanguageTabs form={form} label={t('product.part.texts')} fields={(lng) => parts.map((part) => at(lng, part))}>
      {(lng) => (
        <div className={css.fields} lang={lng}>
          <TextInput
            key={form.key(at(lng, 'name'))}
            {...form.getInputProps(at(lng, 'name'))}
            label={t('list.name')}
            required={lng === 'en'}
          />
          <Textarea
            autosize
            minRows={2}
            key={form.key(at(lng, 'summary'))}
            {...form.getInputProps(at(lng, 'summary'))}
            label={t('product.field.summary')}
            required={lng === 'en'}
          />
          <LinesField form={form} path={at(lng, 'body')} label={t('field.body')} description={t('field.bodyHint')} />
          <LinesField form={form} path={at(lng, 'equipment')} label={t('facility.field.equipment')} />
        </div>
      )}
    </LanguageTabs>
  );
}

/** Everything the shop says of one of its places. */
export function FacilityFields({ form }: Props) {
  const { t } = useT('catalogue-admin');
  const { t: places } = useT('places');
  return (
    <>
      <Panel title={t('product.part.basics')}>
        <div className={css.fields}>
          <div className={css.row}>
            <Select
              key={form.key('kind')}
              {...form.getInputProps('kind')}
              label={t('product.field.kind')}
              data={facilityKinds.map((value) => ({ value, label: places(`facility.${value}`) }))}
              allowDeselect={false}
            />
            <SlugField form={form} path="slug" titlePath="texts.en.name" before="/facility-locations/" />
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
        <Texts form={form} />
      </Panel>
      <Panel title={t('location.part.position')}>
        <PositionField form={form} />
      </Panel>
      <Panel>
        <PicturesField form={form} path="cover" label={t('facility.field.cover')} single />
      </Panel>
    </>
  );
}

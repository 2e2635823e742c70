'use client';
import { Checkbox, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import css from '@/features/catalogue/admin/ui/office.module.css';
import { TextsFields } from '@/features/catalogue/admin/ui/texts-fields';
import { PositionField } from '@/features/catalogue/map/ui/position-field';
import { facilityKinds } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { LinesField } from '@/ui/form/lines-field';
import { SlugField } from '@/ui/form/slug-field';
import { PicturesField } from '@/ui/pictures/pictures-field';
import { Panel } from '@/ui/show/panel';
import type { FacilityValues } from './facility-values';

type Props = { form: UseFormReturnType<FacilityValues> };

export function FacilityFields({ form }: Props) {
  const { t } = useT('catalogue-admin');
  const { t: translateKind } = useT('catalogue');
  return (
    <>
      <Panel title={t('product.part.basics')}>
        <div className={css.fields}>
          <div className={css.row}>
            <Select
              key={form.key('kind')}
              {...form.getInputProps('kind')}
              label={t('product.field.kind')}
              data={facilityKinds.map((value) => ({ value, label: translateKind(`facility.${value}`) }))}
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
        <TextsFields form={form} title={{ part: 'name', label: t('list.name') }} more={['equipment']}>
          {(pathOf) => <LinesField form={form} path={pathOf('equipment')} label={t('facility.field.equipment')} />}
        </TextsFields>
      </Panel>
      <Panel title={t('location.part.position')}>
        <PositionField form={form} />
      </Panel>
      <Panel>
        <PicturesField form={form} path="cover" label={t('facility.field.cover')} described={false} single />
      </Panel>
    </>
  );
}

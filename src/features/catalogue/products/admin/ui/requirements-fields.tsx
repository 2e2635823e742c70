'use client';
import { Checkbox, Group, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import css from '@/features/catalogue/admin/ui/office.module.css';
import { type Specialty, specialties } from '@/features/catalogue/domain/requirements';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { useT } from '@/i18n/client';
import { levels } from '@/shared/diving/levels';
import { NumberField } from '@/ui/form/number-field';
import { useUsualRequirements } from './use-usual-requirements';

type Form = UseFormReturnType<ProductForm>;

function SpecialtiesField({
  form,
  path,
  label,
}: {
  form: Form;
  path: `${'requirements' | 'teaches'}.specialties`;
  label: string;
}) {
  const { t } = useT('catalogue-admin');
  return (
    <Checkbox.Group key={form.key(path)} {...form.getInputProps(path)} label={label}>
      <Group gap="sm" mt={6}>
        {specialties.map((one: Specialty) => (
          <Checkbox key={one} value={one} label={t(`product.specialty.${one}`)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

/** Edits the requirements of a product besides level and age, and what a course ends with. */
export function RequirementsFields({ form, isNew }: { form: Form; isNew: boolean }) {
  const { t } = useT('catalogue-admin');
  const { t: words } = useT('catalogue');
  useUsualRequirements(form, isNew);
  return (
    <div className={css.fields}>
      <p className={css.hint}>{t('product.requirements.hint')}</p>
      <div className={css.row}>
        <NumberField
          form={form}
          path="requirements.logged_dives"
          label={t('product.requirements.loggedDives')}
          description={t('product.requirements.loggedDivesHint')}
          required
        />
        <NumberField
          form={form}
          path="requirements.dive_within_months"
          label={t('product.requirements.within')}
          description={t('product.requirements.withinHint')}
          unit={t('product.requirements.months')}
        />
      </div>
      <SpecialtiesField form={form} path="requirements.specialties" label={t('product.requirements.specialties')} />
      {(['physician', 'adult_with_minors'] as const).map((field) => (
        <Checkbox
          key={form.key(`requirements.${field}`)}
          {...form.getInputProps(`requirements.${field}`, { type: 'checkbox' })}
          label={t(field === 'physician' ? 'product.requirements.physician' : 'product.requirements.adult')}
        />
      ))}
      {form.getValues().kind === 'course' && (
        <>
          <Select
            key={form.key('teaches.level')}
            {...form.getInputProps('teaches.level')}
            label={t('product.teaches.level')}
            description={t('product.teaches.levelHint')}
            data={levels
              .filter((level) => level !== 'none')
              .map((value) => ({ value, label: words(`level.${value}`) }))}
            clearable
          />
          <SpecialtiesField form={form} path="teaches.specialties" label={t('product.teaches.specialties')} />
        </>
      )}
    </div>
  );
}

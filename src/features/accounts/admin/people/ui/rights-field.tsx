'use client';
import { Checkbox, Select } from '@mantine/core';
import { mayChangeRights } from '@/features/accounts/admin/people/policy';
import { useT } from '@/i18n/client';
import { type Preset, presetNames, presetOf, presets, type Right, rights, toRights } from '@/shared/schema/rights';
import { useRights } from '@/ui/access/rights';
import { errorAt, type FormHandle, valueAt } from '@/ui/form/form-handle';
import css from './people.module.css';

const PATH = 'rights';
const OWN = 'own';

/** Offers common combinations and single rights; rights that the reader lacks are disabled. */
export function RightsField({ form, saved }: { form: FormHandle; saved: readonly Right[] }) {
  const { t } = useT('accounts-admin');
  const own = useRights();
  const held = (valueAt(form.getValues(), PATH) ?? []) as Right[];
  const { onChange } = form.getInputProps(PATH);
  const mayGive = (preset: Preset) => mayChangeRights(own, saved, presets[preset]);
  const choose = (chosen: string | null) => {
    if (chosen && chosen !== OWN) onChange([...presets[chosen as Preset]]);
  };
  return (
    <>
      <Select
        className={css.preset}
        label={t('rights.preset')}
        data={[
          ...presetNames.map((preset) => ({ value: preset, label: t(`preset.${preset}`), disabled: !mayGive(preset) })),
          { value: OWN, label: t('rights.custom'), disabled: true },
        ]}
        value={presetOf(held) ?? OWN}
        onChange={choose}
        allowDeselect={false}
      />
      <Checkbox.Group
        label={t('part.rights')}
        description={rights.every((right) => own.includes(right)) ? t('rights.hint') : t('rights.lacking')}
        error={errorAt(form, PATH)}
        value={held}
        onChange={(chosen) => onChange(toRights(chosen))}
      >
        <div className={css.rights}>
          {rights.map((right) => (
            <Checkbox
              key={right}
              value={right}
              label={t(`right.${right}`)}
              description={t(`rightHint.${right}`)}
              disabled={!own.includes(right)}
            />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}

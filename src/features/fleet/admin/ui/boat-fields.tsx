'use client';
import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { boatKinds } from '@/features/fleet/admin/schema';
import { useT } from '@/i18n/client';
import { areas } from '@/shared/diving/areas';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { NumberField } from '@/ui/form/number-field';
import { PicturesField } from '@/ui/pictures/pictures-field';
import { Panel } from '@/ui/show/panel';
import type { BoatValues } from './boat-values';
import css from './fleet.module.css';

export function BoatFields({ form }: { form: UseFormReturnType<BoatValues> }) {
  const { t } = useT('fleet-admin');
  const { t: words } = useT('catalogue');
  return (
    <>
      <Panel>
        <div className={css.fields}>
          <div className={css.row}>
            <TextInput key={form.key('name')} {...form.getInputProps('name')} label={t('field.name')} required />
            <ChoiceSelect
              key={form.key('kind')}
              {...form.getInputProps('kind')}
              label={t('field.kind')}
              data={boatKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            />
          </div>
          <div className={css.row}>
            <NumberField
              form={form}
              path="seats"
              label={t('field.seats')}
              description={t('field.seatsHint')}
              required
            />
            <TextInput
              key={form.key('home_harbour')}
              {...form.getInputProps('home_harbour')}
              label={t('field.home_harbour')}
              description={t('field.homeHarbourHint')}
              required
            />
          </div>
          <Checkbox.Group
            key={form.key('areas')}
            {...form.getInputProps('areas')}
            label={t('field.areas')}
            description={t('field.areasHint')}
            required
          >
            <div className={css.areas}>
              {areas.map((area) => (
                <Checkbox key={area} value={area} label={words(`area.${area}`)} />
              ))}
            </div>
          </Checkbox.Group>
          <Checkbox
            key={form.key('active')}
            {...form.getInputProps('active', { type: 'checkbox' })}
            label={t('field.active')}
            description={t('field.activeHint')}
          />
        </div>
      </Panel>
      <Panel>
        <PicturesField form={form} path="picture" label={t('field.picture')} single described={false} focal={false} />
      </Panel>
    </>
  );
}

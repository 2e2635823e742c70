'use client';
import type { ReactNode } from 'react';
import type { SettingsView } from '@/features/settings/schema';
import { useT } from '@/i18n/client';
import { sections } from '@/shared/shop/sections';
import type { ShopSelling } from '@/shared/shop/selling';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { NumberField } from '@/ui/form/number-field';
import { Panel } from '@/ui/show/panel';
import { BandsField } from './bands-field';
import css from './settings.module.css';
import { useSectionForm } from './use-section-form';

function toForm({ selling: { version, ...values } }: SettingsView): ShopSelling {
  return values;
}

type Props = {
  settings: SettingsView;
  /** Renders the days that a new ratio would make short; supplied by the outings feature. */
  shortDays: (diversPerGuide: number) => ReactNode;
};

export function SellingForm({ settings, shortDays }: Props) {
  const { t } = useT('settings-admin');
  const save = trpc.admin.shop.save_selling.useMutation();
  const editing = useSectionForm<ShopSelling>({
    section: 'selling',
    schema: sections.selling,
    settings,
    toForm,
    save: (values, version) => save.mutateAsync({ ...values, version }),
  });
  const { form } = editing;
  const minutes = settings.hold_minutes_of_environment;
  const isSet = form.getValues().hold_minutes !== null;
  return (
    <EditForm editing={editing}>
      <Panel>
        <div className={css.fields}>
          <div className={css.row}>
            <NumberField
              form={form}
              path="deposit_percent"
              label={t('selling.deposit')}
              description={t('selling.depositHint')}
              unit="%"
              required
            />
            <NumberField
              form={form}
              path="hold_minutes"
              label={t('selling.hold')}
              description={isSet ? t('selling.holdSet', { minutes }) : t('selling.holdUnset', { minutes })}
              unit={t('selling.minutes')}
            />
          </div>
          <BandsField form={form} path="refund_bands" />
        </div>
      </Panel>
      <Panel>
        <div className={css.row}>
          <NumberField
            form={form}
            path="divers_per_guide"
            label={t('selling.guide')}
            description={t('selling.guideHint')}
            required
          />
          <NumberField
            form={form}
            path="cut_off_hours"
            label={t('selling.cutOff')}
            description={t('selling.cutOffHint')}
            unit="h"
            required
          />
        </div>
        {form.isDirty('divers_per_guide') && shortDays(form.getValues().divers_per_guide)}
      </Panel>
      <Panel title={t('selling.limits')}>
        <p className={css.hint}>{t('selling.limitsHint')}</p>
        <div className={css.row}>
          <NumberField form={form} path="unpaid_orders" label={t('selling.orders')} required />
          <NumberField form={form} path="unpaid_seats" label={t('selling.seats')} required />
          <NumberField form={form} path="orders_an_hour" label={t('selling.anHour')} required />
        </div>
      </Panel>
    </EditForm>
  );
}

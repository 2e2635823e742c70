'use client';
import { NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { type AddOnInput, type AddOnView, addOnInput } from '@/features/catalogue/add-ons/admin/schema';
import { addOnPath, addOnsPath } from '@/features/catalogue/admin/ui/office-paths';
import { useListedItemForm } from '@/features/catalogue/admin/ui/use-listed-item-form';
import { addOnUnits } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { inEveryLanguage } from '@/shared/schema/localised';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { EditForm } from '@/ui/form/edit-form';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { MoneyField } from '@/ui/form/money-field';
import { RemoveButton } from '@/ui/form/remove-button';
import { Panel } from '@/ui/show/panel';
import css from './add-on-form.module.css';

const blank = { name: '', description: '' };
const typed = ({ texts, price, unit, maximum, active, takes_seat, private_guide }: AddOnView) => ({
  texts: inEveryLanguage(texts, blank),
  price: price as number | null,
  unit,
  maximum,
  active,
  takes_seat,
  private_guide,
});
type Typed = ReturnType<typeof typed>;
const nothing: Typed = {
  texts: inEveryLanguage({ en: blank }, blank),
  price: null,
  unit: 'per_diver',
  maximum: 1,
  active: true,
  takes_seat: false,
  private_guide: false,
};

/** Without `addOn`, the form creates one. */
export function AddOnForm({ lng, addOn }: { lng: Locale; addOn?: AddOnView }) {
  const { t } = useT('catalogue-admin');
  const mayPrice = useCan()('money');
  const { t: ui } = useT('ui');
  const { t: shop } = useT('catalogue');
  const utils = trpc.useUtils();
  const calls = trpc.admin.addons;
  const create = calls.create.useMutation();
  const update = calls.update.useMutation();
  const remove = calls.remove.useMutation({ onSuccess: () => void utils.admin.addons.invalidate() });

  const editing = useListedItemForm({
    schema: addOnInput,
    entity: 'add_on',
    view: addOn,
    blank: nothing,
    toForm: typed,
    pathOf: (uuid) => addOnPath(lng, uuid),
    // The form's validation guarantees a price.
    create: (values) => create.mutateAsync(values as AddOnInput),
    update: (seen, values) => update.mutateAsync({ ...(values as AddOnInput), ...seen }),
    get: (uuid) => utils.admin.addons.get.fetch({ uuid }, { staleTime: 0 }),
    saved: t('addOn.saved'),
  });
  const { form } = editing;

  return (
    <EditForm
      editing={editing}
      actions={
        addOn && (
          <RemoveButton
            label={t('addOn.remove')}
            title={t('addOn.removeTitle', { name: addOn.texts.en.name })}
            body={t('addOn.removeHint')}
            remove={() => remove.mutateAsync({ uuid: addOn.uuid })}
            editing={editing}
            list={addOnsPath(lng)}
          />
        )
      }
    >
      <LanguageTabs
        form={form}
        label={ui('form.languages')}
        fields={(at) => [`texts.${at}.name`, `texts.${at}.description`]}
      >
        {(at) => (
          <>
            <TextInput
              key={form.key(`texts.${at}.name`)}
              {...form.getInputProps(`texts.${at}.name`)}
              lang={at}
              label={t('addOn.name')}
              required={at === 'en'}
            />
            <Textarea
              key={form.key(`texts.${at}.description`)}
              {...form.getInputProps(`texts.${at}.description`)}
              lang={at}
              label={t('addOn.description')}
            />
          </>
        )}
      </LanguageTabs>
      <Panel className={css.figures}>
        <MoneyField
          form={form}
          path="price"
          label={t('addOn.price')}
          description={mayPrice ? undefined : t('priceNeedsMoney')}
          disabled={!mayPrice}
          required
        />
        <NativeSelect
          key={form.key('unit')}
          {...form.getInputProps('unit')}
          label={t('addOn.unit')}
          data={addOnUnits.map((unit) => ({ value: unit, label: shop(`detail.unit.${unit}`) }))}
        />
        <NumberInput
          key={form.key('maximum')}
          {...form.getInputProps('maximum')}
          label={t('addOn.maximum')}
          min={1}
          max={100}
          allowDecimal={false}
          required
        />
        <Switch
          key={form.key('active')}
          {...form.getInputProps('active', { type: 'checkbox' })}
          label={t('addOn.active')}
        />
      </Panel>
      <Panel className={css.switches}>
        <Switch
          key={form.key('takes_seat')}
          {...form.getInputProps('takes_seat', { type: 'checkbox' })}
          label={t('addOn.takesSeat')}
          description={t('addOn.takesSeatHint')}
        />
        <Switch
          key={form.key('private_guide')}
          {...form.getInputProps('private_guide', { type: 'checkbox' })}
          label={t('addOn.privateGuide')}
          description={t('addOn.privateGuideHint')}
        />
      </Panel>
      {addOn && (
        <Panel title={t('addOn.products')}>
          <p>{addOn.products.map(({ title }) => title).join(', ') || t('addOn.noProducts')}</p>
        </Panel>
      )}
    </EditForm>
  );
}

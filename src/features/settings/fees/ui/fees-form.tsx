'use client';
import { useEffect, useRef, useState } from 'react';
import type { SettingsView } from '@/features/settings/schema';
import { useSectionForm } from '@/features/settings/ui/use-section-form';
import { useT } from '@/i18n/client';
import { sections } from '@/shared/shop/sections';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { EmptyState } from '@/ui/feedback/empty-state';
import { EditForm } from '@/ui/form/edit-form';
import { focusFirst } from '@/ui/form/focus-first';
import { Panel } from '@/ui/show/panel';
import { FeeFold } from './fee-fold';
import {
  type FeesValues,
  type FeeValues,
  feesInput,
  fromFeesForm,
  newFee,
  toFeesForm,
  withNewAmounts,
} from './fee-values';

/** Edits the fees of parks and authorities, each in a fold of its own. */
export function FeesForm({ settings, today }: { settings: SettingsView; today: Day }) {
  const { t, lng } = useT('fees-admin');
  const save = trpc.admin.shop.save_fees.useMutation();
  const editing = useSectionForm<FeesValues>({
    section: 'fees',
    schema: feesInput,
    settings,
    toForm: toFeesForm,
    save: (values, version) => save.mutateAsync({ ...sections.fees.parse(fromFeesForm(values)), version }),
  });
  const { form } = editing;
  const { fees } = form.getValues();
  const saved = new Set(form.getInitialValues().fees.map(({ id }) => id));
  const adding = useRef<HTMLButtonElement>(null);
  // Fields are made anew when the list changes, so the focus is set after that.
  const [focused, setFocused] = useState<{ path: string } | null>(null);
  useEffect(() => {
    if (focused) focusFirst({ [focused.path]: '' });
  }, [focused]);

  const add = () => {
    form.insertListItem('fees', newFee(crypto.randomUUID(), today));
    setFocused({ path: `fees.${fees.length}.names.en` });
  };
  const addAmounts = (at: number, from: Day) => {
    form.setFieldValue('fees', withNewAmounts(fees, at, { id: crypto.randomUUID(), from }));
    setFocused({ path: `fees.${at + 1}.foreign_adult` });
  };
  const remove = async (at: number, { id, names }: FeeValues) => {
    const name = names[lng] || names.en;
    const question = { title: t('removeTitle', { name }), body: t('removeHint'), confirmLabel: t('remove') };
    if (saved.has(id) && !(await confirm({ ...question, danger: true }))) return;
    form.removeListItem('fees', at);
    adding.current?.focus();
  };

  const adder = (
    <Button ref={adding} onClick={add}>
      {t('add')}
    </Button>
  );
  const { fees: error } = form.errors;
  return (
    <EditForm editing={editing}>
      {error && <Alert tone="error">{error}</Alert>}
      {fees.length === 0 ? (
        <Panel>
          <EmptyState title={t('none')} hint={t('noneHint')} action={adder} />
        </Panel>
      ) : (
        <>
          <Panel flush>
            {fees.map((fee, at) => (
              <FeeFold
                key={fee.id}
                form={form}
                at={at}
                fee={fee}
                today={today}
                isSaved={saved.has(fee.id)}
                onNewAmounts={(from) => addAmounts(at, from)}
                onRemove={() => void remove(at, fee)}
              />
            ))}
          </Panel>
          <div>{adder}</div>
        </>
      )}
    </EditForm>
  );
}

'use client';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { modOf } from '@/features/equipment/gas/domain/mod';
import { type GasDiver, type TankView, tankForm } from '@/features/equipment/gas/schema';
import { ScanButton } from '@/features/equipment/scan/ui/scan-button';
import layout from '@/features/equipment/ui/equipment.module.css';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { NumberField } from '@/ui/form/number-field';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './gas.module.css';
import { formatDepth } from './gas-formats';
import { fromTankValues, noTank, type TankValues, toTankValues } from './tank-values';

const STEP = 0.1;
const TENTHS = 10;

/** Shows the depth while the oxygen is typed. */
function Depth({ oxygen }: { oxygen: number | null }) {
  const { t, lng } = useT('equipment-admin');
  const isValid = oxygen !== null && tankForm.shape.oxygen.safeParse(oxygen).success;
  return (
    <p className={css.depth} role="status">
      {isValid ? t('gas.modIs', { depth: formatDepth(modOf(Math.round(oxygen * TENTHS)), lng) }) : ''}
    </p>
  );
}

type Props = { date: string; diver: GasDiver; tank?: TankView; onClose?: () => void };

/** Logs a tank, and stays open for the diver's next one; with `tank`, corrects it. */
export function TankForm({ date, diver, tank, onClose }: Props) {
  const { t } = useT('equipment-admin');
  const toast = useNotify();
  const { gas } = trpc.useUtils().admin;
  const first = tank ? toTankValues(tank) : noTank;
  const [oxygen, setOxygen] = useState(first.oxygen);
  const { form, refusal, showRefusal, submit } = useZodForm<TankValues>(tankForm, first, (typed) =>
    setOxygen(typed.oxygen),
  );
  const onSaved = ({ tag }: TankView) => {
    toast.done(t('gas.logged', { tag }));
    form.setFieldValue('tag', '');
    form.setFieldValue('pressure', null);
    onClose?.();
  };
  const saving = { onSuccess: onSaved, onError: showRefusal, onSettled: () => gas.invalidate() };
  const log = trpc.admin.gas.log.useMutation(saving);
  const correct = trpc.admin.gas.correct.useMutation(saving);
  const save = submit((typed) => {
    const values = fromTankValues(typed);
    if (tank) correct.mutate({ uuid: tank.uuid, version: tank.version, ...values });
    else log.mutate({ date, diver: diver.uuid, ...values });
  });
  const { name, misfit } = diver;
  return (
    <form
      className={css.form}
      noValidate
      aria-label={tank ? t('gas.correctOf', { tag: tank.tag }) : t('gas.addFor', { name })}
      onSubmit={save}
    >
      <div className={css.tag}>
        <TextInput
          key={form.key('tag')}
          {...form.getInputProps('tag')}
          label={t('field.tag')}
          autoComplete="off"
          autoCapitalize="characters"
          required
        />
        <ScanButton onTag={(tag) => form.setFieldValue('tag', tag)} />
      </div>
      <div className={layout.row}>
        <NumberField form={form} path="oxygen" label={t('gas.oxygen')} unit="%" digits={1} step={STEP} required />
        <NumberField form={form} path="pressure" label={t('gas.pressure')} unit="bar" required />
        <TextInput
          key={form.key('analysed_by')}
          {...form.getInputProps('analysed_by')}
          label={t('gas.analysedBy')}
          description={t('gas.analysedByHint')}
          autoComplete="off"
        />
      </div>
      <Depth oxygen={oxygen} />
      {misfit && (
        <>
          <Alert tone="warning">{misfit}</Alert>
          <TextInput
            key={form.key('card_seen')}
            {...form.getInputProps('card_seen')}
            label={t('gas.card')}
            description={t('gas.cardHint')}
            autoComplete="off"
          />
        </>
      )}
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div>
        <Button type="submit" look="solid" busy={log.isPending || correct.isPending}>
          {tank ? t('gas.saveCorrection') : t('gas.save')}
        </Button>
      </div>
    </form>
  );
}

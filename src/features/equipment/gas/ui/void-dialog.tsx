'use client';
import { Modal, TextInput } from '@mantine/core';
import { type TankView, voidForm } from '@/features/equipment/gas/schema';
import css from '@/features/equipment/ui/equipment.module.css';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';

type Props = { tank: TankView; onClose: () => void };

function VoidForm({ tank: { uuid, tag }, onClose }: Props) {
  const { t } = useT('equipment-admin');
  const { gas } = trpc.useUtils().admin;
  const { form, refusal, showRefusal, submit } = useZodForm(voidForm, { reason: '' });
  const end = trpc.admin.gas.void.useMutation({
    onSuccess: onClose,
    onError: showRefusal,
    onSettled: () => gas.invalidate(),
  });
  return (
    <form noValidate className={css.fields} onSubmit={submit(({ reason }) => end.mutate({ uuid, reason }))}>
      <TextInput
        key={form.key('reason')}
        {...form.getInputProps('reason')}
        label={t('gas.reason')}
        data-autofocus
        required
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div>
        <Button type="submit" look="solid" busy={end.isPending}>
          {t('gas.voidOf', { tag })}
        </Button>
      </div>
    </form>
  );
}

export function VoidDialog(props: Props) {
  const { t } = useT('equipment-admin');
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('gas.voidOf', { tag: props.tank.tag })}
      closeButtonProps={{ 'aria-label': t('scan.close') }}
    >
      <VoidForm {...props} />
    </Modal>
  );
}

'use client';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { signForm, type TankView } from '@/features/equipment/gas/schema';
import { useT } from '@/i18n/client';
import type { z } from '@/shared/schema/zod';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { SignatureCanvas } from '@/ui/form/signature-canvas';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './gas.module.css';
import { formatDepth, formatOxygen } from './gas-formats';

const unsigned: z.input<typeof signForm> = { name: '', signature: null, is_typed: false };

/** The diver's signature under the values of their tanks. */
export function SignForm({ name, tanks, onClose }: { name: string; tanks: readonly TankView[]; onClose: () => void }) {
  const { t, lng } = useT('equipment-admin');
  const { t: words } = useT('waiver');
  const toast = useNotify();
  const { gas } = trpc.useUtils().admin;
  const [isTyped, setTyped] = useState(false);
  const { form, refusal, showRefusal, submit } = useZodForm(signForm, unsigned, ({ is_typed }) => setTyped(is_typed));
  const sign = trpc.admin.gas.sign.useMutation({
    onSuccess() {
      toast.done(t('gas.signedNow', { name }));
      onClose();
    },
    onError: showRefusal,
    onSettled: () => gas.invalidate(),
  });
  const values = tanks.map(({ tag, oxygen, mod }) =>
    [tag, formatOxygen(oxygen, lng), t('gas.modIs', { depth: formatDepth(mod, lng) })].join(' · '),
  );
  return (
    <form
      className={css.form}
      noValidate
      aria-label={t('gas.signFor', { name })}
      onSubmit={submit((typed) =>
        sign.mutate({
          tanks: tanks.map(({ uuid, version }) => ({ uuid, version })),
          name: typed.name,
          signature: typed.is_typed ? null : typed.signature,
        }),
      )}
    >
      <p>{t('gas.statement')}</p>
      <ul>
        {values.map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
      <TextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label={words('name')}
        description={words('nameHint')}
        autoComplete="off"
        required
      />
      {!isTyped && (
        <SignatureCanvas
          label={words('draw')}
          clearLabel={words('clear')}
          onDraw={(signature) => form.setFieldValue('signature', signature)}
        />
      )}
      <Checkbox
        key={form.key('is_typed')}
        {...form.getInputProps('is_typed', { type: 'checkbox' })}
        label={words('cannotDraw')}
        error={form.errors.signature}
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div>
        <Button type="submit" look="solid" busy={sign.isPending}>
          {words('sign')}
        </Button>
      </div>
    </form>
  );
}

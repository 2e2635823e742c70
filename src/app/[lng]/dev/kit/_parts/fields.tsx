'use client';
import { Checkbox, NumberInput, PinInput, Radio, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { DateField } from '@/ui/form/date-field';
import { PasswordField } from '@/ui/form/password-field';
import { PhoneField } from '@/ui/form/phone-field';
import css from './kit.module.css';

export function Fields() {
  const { t } = useT('kit');
  const [busy, setBusy] = useState(false);
  const [phone, setPhone] = useState('');
  const levels = (['none', 'open_water', 'rescue'] as const).map((value) => ({
    value,
    label: t(`field.levels.${value}`),
  }));
  return (
    <form className={css.stack} style={{ maxWidth: '28rem' }} onSubmit={(event) => event.preventDefault()}>
      <TextInput
        label={t('field.name')}
        required
        defaultValue="Maximiliane Alexandra Konstantinopoulos-Wirawan-Hohenstein"
      />
      <TextInput
        label={t('field.email')}
        description={t('field.emailHint')}
        error={t('field.emailWrong')}
        defaultValue="diver@"
      />
      <TextInput label={t('field.closed')} disabled defaultValue="SGR-7KQ2MX" />
      <DateField label={t('field.born')} defaultValue="1990-04-21" />
      <PhoneField label={t('field.phone')} country="ID" value={phone} onChange={setPhone} />
      <PasswordField label={t('field.password')} defaultValue="manta-ray" />
      <Select label={t('field.level')} data={levels} />
      <ChoiceSelect label={t('field.level')} data={levels} />
      <NumberInput label={t('field.shoe')} defaultValue={42} min={20} max={52} />
      <Textarea label={t('field.notes')} />
      <Radio.Group label={t('field.payment')} defaultValue="down">
        <Radio value="down" label={t('field.down')} mt="xs" />
        <Radio value="full" label={t('field.full')} mt="xs" />
      </Radio.Group>
      <Checkbox label={t('field.terms')} />
      <PinInput length={6} type="alphanumeric" aria-label={t('field.code')} />
      <Button type="submit" look="next" busy={busy} onClick={() => setBusy(true)}>
        {busy ? t('button.busy') : t('button.solid')}
      </Button>
    </form>
  );
}

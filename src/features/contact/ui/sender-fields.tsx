import type { UseFormReturnType } from '@mantine/form';
import { Field } from './fields';
import css from './message-form.module.css';

export type SenderTexts = Record<'name' | 'email' | 'phone' | 'phoneHint' | 'message' | 'failed', string>;
export const emptySender = { name: '', email: '', phone: '', message: '', website: '' };

type Props<Values> = { texts: SenderTexts; form: Pick<UseFormReturnType<Values>, 'getInputProps' | 'key'> };

export function SenderFields<Values extends typeof emptySender>({ texts, form }: Props<Values>) {
  return (
    <>
      <div className={css.pair}>
        <Field
          key={form.key('name')}
          {...form.getInputProps('name')}
          name="name"
          label={texts.name}
          autoComplete="name"
          required
        />
        <Field
          key={form.key('email')}
          {...form.getInputProps('email')}
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          required
        />
      </div>
      <Field
        key={form.key('phone')}
        {...form.getInputProps('phone')}
        name="phone"
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        autoComplete="tel"
      />
    </>
  );
}

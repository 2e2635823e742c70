import type { UseFormReturnType } from '@mantine/form';
import type { Locale } from '@/shared/locale/locales';
import { Field } from './fields';
import css from './message-form.module.css';
import { PhoneField } from './phone-field';

export type SenderTexts = Record<
  'name' | 'email' | 'phone' | 'phoneHint' | 'countryCode' | 'phoneQuestion' | 'phoneConfirm' | 'message' | 'failed',
  string
>;
export const emptySender = { name: '', email: '', phone: '', message: '', website: '' };

type Props<Values> = {
  lng: Locale;
  texts: SenderTexts;
  form: Pick<UseFormReturnType<Values>, 'getInputProps' | 'key'>;
};

export function SenderFields<Values extends typeof emptySender>({ lng, texts, form }: Props<Values>) {
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
      <PhoneField
        lng={lng}
        key={form.key('phone')}
        {...form.getInputProps('phone')}
        name="phone"
        label={texts.phone}
        hint={texts.phoneHint}
        texts={texts}
      />
    </>
  );
}

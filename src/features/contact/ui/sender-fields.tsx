import { Field } from './fields';
import css from './message-form.module.css';

export type SenderTexts = Record<'name' | 'email' | 'phone' | 'phoneHint' | 'message' | 'failed', string>;

export function SenderFields(props: { texts: SenderTexts; faults: Record<string, string | undefined> }) {
  const { texts, faults } = props;
  return (
    <>
      <div className={css.pair}>
        <Field name="name" label={texts.name} autoComplete="name" required fault={faults.name} />
        <Field name="email" label={texts.email} type="email" autoComplete="email" required fault={faults.email} />
      </div>
      <Field
        name="phone"
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        autoComplete="tel"
        fault={faults.phone}
      />
    </>
  );
}

'use client';
import { useId } from 'react';
import { Button } from '@/ui/action/button';
import { SignatureCanvas } from '@/ui/form/signature-canvas';
import type { useSigning } from './use-signing';
import css from './waiver.module.css';
import type { WaiverTexts } from './waiver-texts';

type FieldProps = {
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  autoComplete: string;
  onChange: (value: string) => void;
};

function Field({ label, hint, value, error, autoComplete, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        autoComplete={autoComplete}
        maxLength={100}
        aria-describedby={`${id}-note`}
        aria-invalid={error !== undefined || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <span id={`${id}-note`} className={error ? css.error : css.hint} role={error && 'alert'}>
        {error ?? hint}
      </span>
    </div>
  );
}

type CheckProps = {
  label: string;
  isChecked: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
};

export function Check({ label, isChecked, error, onChange }: CheckProps) {
  const id = useId();
  return (
    <div>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={isChecked}
          aria-describedby={`${id}-note`}
          aria-invalid={error !== undefined || undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <span id={`${id}-note`} className={css.error} role={error && 'alert'}>
        {error}
      </span>
    </div>
  );
}

type Props = {
  signing: ReturnType<typeof useSigning>;
  isMinor: boolean;
  /** The diver's. */
  name: string;
  texts: WaiverTexts;
};

/** The name, the drawing and the consent of who signs. */
export function SigningForm({ signing, isMinor, name, texts }: Props) {
  const { entries, errors, notice, isBusy, enter, sign } = signing;
  const consent = isMinor ? texts.consentGuardian.replaceAll('{name}', () => name) : texts.consent;
  return (
    <div className={css.part}>
      <h3>{texts.title}</h3>
      {isMinor && <p>{texts.minor.replace('{name}', () => name)}</p>}
      <Field
        label={isMinor ? texts.guardianName : texts.name}
        hint={texts.nameHint}
        value={entries.name}
        error={errors.name}
        autoComplete="name"
        onChange={(typed) => enter({ name: typed })}
      />
      {isMinor && (
        <Field
          label={texts.guardianRelation}
          hint={texts.relationHint}
          value={entries.relation}
          error={errors.relation}
          autoComplete="off"
          onChange={(relation) => enter({ relation })}
        />
      )}
      {!entries.isTyped && (
        <SignatureCanvas label={texts.draw} clearLabel={texts.clear} onDraw={(signature) => enter({ signature })} />
      )}
      <Check
        label={texts.cannotDraw}
        isChecked={entries.isTyped}
        error={errors.signature}
        onChange={(isTyped) => enter({ isTyped, signature: null })}
      />
      <Check
        label={consent}
        isChecked={entries.isAgreed}
        error={errors.agreed}
        onChange={(isAgreed) => enter({ isAgreed })}
      />
      {notice && (
        <p className={css.notice} role="alert">
          {notice}
        </p>
      )}
      <div>
        <Button look="solid" busy={isBusy} onClick={() => void sign()}>
          {texts.sign}
        </Button>
      </div>
    </div>
  );
}

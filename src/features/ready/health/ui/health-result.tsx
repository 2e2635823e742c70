'use client';
import { useRef, useState } from 'react';
import { MAX_FILES } from '@/features/ready/health/domain/limits';
import { officialForm } from '@/features/ready/health/domain/official-form';
import type { HealthOutcome } from '@/features/ready/health/domain/outcome';
import { localePath } from '@/shared/locale/locales';
import { fileMimeTypes } from '@/shared/schema/file-limits';
import { formatDay } from '@/shared/time/dates';
import { mutate } from '@/trpc/light';
import { Button } from '@/ui/action/button';
import { buttonClass } from '@/ui/action/button-shape';
import css from './health.module.css';
import type { HealthStepProps } from './health-props';
import { type Sent, sendPage, sentBy } from './send-health';

type Props = Omit<HealthStepProps, 'draft' | 'onDraft' | 'paper'> & { outcome: HealthOutcome; onAgain: () => void };
type Send = (request: Promise<Sent>) => Promise<void>;

/** Offers the pages that a diver takes to a physician, and the upload of the signed one. */
function ForPhysician({ lng, token, view, texts, send }: Props & { send: Send }) {
  const picker = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const onFile = async (file: File | undefined) => {
    if (!file) return;
    setSending(true);
    await send(sendPage(lng, token, file));
    setSending(false);
  };
  return (
    <>
      {view.files > 0 && (
        <p className={css.note} role="status">
          {texts.sent[view.files - 1]}
        </p>
      )}
      <p className={css.links}>
        <a className={buttonClass({})} href={localePath(lng, `/ready/${token}/request`)}>
          {texts.print}
        </a>
        <a href={officialForm} target="_blank" rel="noreferrer">
          {texts.official}
        </a>
      </p>
      {view.files < MAX_FILES && (
        <div className={css.upload}>
          <input
            ref={picker}
            type="file"
            aria-label={texts.upload}
            accept={fileMimeTypes.join(',')}
            hidden
            onChange={({ currentTarget }) => {
              void onFile(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          <Button look="solid" busy={isSending} onClick={() => picker.current?.click()}>
            {isSending ? texts.sending : texts.upload}
          </Button>
          <span className={css.soft}>{texts.uploadHint}</span>
        </div>
      )}
    </>
  );
}

/** Withdraws the consent, after saying what that destroys. */
function Withdraw({ lng, token, texts: { withdraw }, send }: Pick<Props, 'lng' | 'token' | 'texts'> & { send: Send }) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await send(sentBy(mutate(lng, 'ready.withdraw_health', { token })));
    setBusy(false);
  };
  return (
    <details className={css.withdraw}>
      <summary>{withdraw.title}</summary>
      <p>{withdraw.body}</p>
      <Button busy={isBusy} onClick={confirm}>
        {withdraw.confirm}
      </Button>
    </details>
  );
}

/** The outcome of the answers, and what the diver does next. */
export function HealthResult(props: Props) {
  const { lng, token, view, texts, outcome, onSaved, onAgain } = props;
  const [fault, setFault] = useState<string | null>(null);
  const send: Send = async (request) => {
    setFault(null);
    const sent = await request;
    if (!sent) setFault(texts.failed);
    else if ('refused' in sent) setFault(sent.refused.message);
    else onSaved(sent.saved);
  };
  const body = view.is_earlier ? texts.earlier : texts.bodies[outcome];
  return (
    <div className={css.health}>
      <div role="status">
        <h3>{texts.titles[outcome]}</h3>
      </div>
      <p>{body.replace('{date}', view.on ? formatDay(view.on, lng) : '')}</p>
      {outcome === 'needs_physician' && <ForPhysician {...props} send={send} />}
      <p className={css.fault} role="alert">
        {fault}
      </p>
      <Button onClick={onAgain}>{texts.again}</Button>
      <Withdraw lng={lng} token={token} texts={texts} send={send} />
    </div>
  );
}

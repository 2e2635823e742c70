'use client';
import { useState } from 'react';
import type { Button as Choice } from '@/features/payments/sandbox/domain/buttons';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import css from './sandbox-bank.module.css';

type Props = { payment: string; buttons: readonly Choice[]; back: string };

/** Each button describes its outcome; the browser then returns to the shop. */
export function SandboxButtons({ payment, buttons, back }: Props) {
  const { t } = useT('payments');
  const press = trpc.payment.sandbox.press.useMutation();
  const [leaving, setLeaving] = useState(false);
  const chosen = press.variables?.button;
  const busy = (button: Choice) => chosen === button && (press.isPending || leaving);

  function choose(button: Choice) {
    if (press.isPending || leaving) return;
    press.mutate(
      { payment, button },
      {
        onSuccess({ go }) {
          setLeaving(true);
          location.assign(go);
        },
      },
    );
  }

  return (
    <>
      {press.error && <Alert tone="error">{press.error.message}</Alert>}
      {buttons.length > 0 && (
        <ul className={css.choices}>
          {buttons.map((button) => (
            <li key={button}>
              <Button
                look={button === 'pay' ? 'next' : 'outline'}
                wide
                busy={busy(button)}
                aria-describedby={`about-${button}`}
                onClick={() => choose(button)}
              >
                {t(`sandbox.button.${button}`)}
              </Button>
              <p id={`about-${button}`}>{t(`sandbox.about.${button}`)}</p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={back}>{t('sandbox.back')}</a>
      </p>
    </>
  );
}

'use client';
import { useState } from 'react';
import type { TankView } from '@/features/equipment/gas/schema';
import { useT } from '@/i18n/client';
import { formatTime } from '@/shared/time/dates';
import { Button } from '@/ui/action/button';
import { classNames } from '@/ui/class-names';
import { SignatureImage } from '@/ui/show/signature-image';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './gas.module.css';
import { formatDepth, formatOxygen } from './gas-formats';
import { VoidDialog } from './void-dialog';

function Signed({ signed }: { signed: NonNullable<TankView['signed']> }) {
  const { t, lng } = useT('equipment-admin');
  const { at, name, signature } = signed;
  return (
    <>
      {signature && <SignatureImage signature={signature} label={t('gas.signatureOf', { name })} />}
      <span className={css.soft}>{[name, formatTime(new Date(at), lng)].join(', ')}</span>
    </>
  );
}

/** One analysed tank; a signed one can only be voided. */
export function TankRow({ tank, onCorrect }: { tank: TankView; onCorrect: () => void }) {
  const { t, lng } = useT('equipment-admin');
  const [isVoiding, setVoiding] = useState(false);
  const { tag, in_register, oxygen, pressure, mod, analysed_by, card_seen, signed, voided } = tank;
  return (
    <tr className={classNames(voided && css.void)}>
      <th scope="row">
        {tag}
        {!in_register && <span className={css.soft}>{t('gas.rented')}</span>}
      </th>
      <td className={css.number}>{formatOxygen(oxygen, lng)}</td>
      <td className={css.number}>{t('gas.bar', { bar: pressure })}</td>
      <td className={css.number}>{formatDepth(mod, lng)}</td>
      <td>
        {analysed_by}
        {card_seen && <span className={css.soft}>{t('gas.seen', { card: card_seen })}</span>}
      </td>
      <td>
        {signed && <Signed signed={signed} />}
        {!signed && !voided && <StatusBadge tone="warning">{t('gas.unsigned')}</StatusBadge>}
        {voided ? (
          <StatusBadge tone="danger" wraps>
            {t('gas.voided', { reason: voided.reason })}
          </StatusBadge>
        ) : (
          <span className={css.tools}>
            {!signed && (
              <Button size="s" look="quiet" aria-label={t('gas.correctOf', { tag })} onClick={onCorrect}>
                {t('gas.correct')}
              </Button>
            )}
            <Button size="s" look="quiet" aria-label={t('gas.voidOf', { tag })} onClick={() => setVoiding(true)}>
              {t('gas.void')}
            </Button>
          </span>
        )}
        {isVoiding && <VoidDialog tank={tank} onClose={() => setVoiding(false)} />}
      </td>
    </tr>
  );
}

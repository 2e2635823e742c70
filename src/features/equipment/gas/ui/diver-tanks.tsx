'use client';
import { useState } from 'react';
import type { GasDiver, TankView } from '@/features/equipment/gas/schema';
import { useT } from '@/i18n/client';
import { clockTime } from '@/shared/time/clock-times';
import { Button } from '@/ui/action/button';
import { HorizontalScroll } from '@/ui/layout/horizontal-scroll';
import paper from '@/ui/show/paper.module.css';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './gas.module.css';
import { SignForm } from './sign-form';
import { TankForm } from './tank-form';
import { TankRow } from './tank-row';

const columns = ['field.tag', 'gas.oxygen', 'gas.pressure', 'gas.mod', 'gas.analysedBy', 'gas.signature'] as const;

function Tanks({ diver, onCorrect }: { diver: GasDiver; onCorrect: (tank: TankView) => void }) {
  const { t } = useT('equipment-admin');
  const { name, tanks } = diver;
  return (
    <HorizontalScroll label={t('gas.tanksOf', { name })}>
      <table className={paper.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tanks.map((tank) => (
            <TankRow key={tank.uuid} tank={tank} onCorrect={() => onCorrect(tank)} />
          ))}
          {tanks.length === 0 && (
            <tr className={css.blank}>
              {columns.map((column) => (
                <td key={column} />
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </HorizontalScroll>
  );
}

/** A diver with their tanks, to add more and to sign. */
export function DiverTanks({ date, diver }: { date: string; diver: GasDiver }) {
  const { t, lng } = useT('equipment-admin');
  const [open, setOpen] = useState<'add' | 'sign' | TankView | null>(null);
  const { name, trip, time, order, nitrox, misfit, tanks } = diver;
  const toSign = tanks.filter(({ signed, voided }) => !signed && !voided);
  const isOut = trip !== '';
  const close = () => setOpen(null);
  const toggle = (part: 'add' | 'sign') => setOpen((now) => (now === part ? null : part));
  return (
    <section className={css.diver} aria-label={name}>
      <h2>
        {name}
        <span>{[time && clockTime(lng, time), trip, order.booking_id].filter(Boolean).join(' · ')}</span>
      </h2>
      <p className={css.badges}>
        {nitrox && <StatusBadge tone="info">{t('gas.booked')}</StatusBadge>}
        {misfit && (
          <StatusBadge tone="warning" wraps>
            {misfit}
          </StatusBadge>
        )}
        {!isOut && (
          <StatusBadge tone="warning" wraps>
            {t('gas.gone')}
          </StatusBadge>
        )}
      </p>
      <Tanks diver={diver} onCorrect={setOpen} />
      <p className={css.tools}>
        {isOut && (
          <Button
            size="s"
            aria-expanded={open === 'add'}
            aria-label={t('gas.addFor', { name })}
            onClick={() => toggle('add')}
          >
            {t('gas.add')}
          </Button>
        )}
        {toSign.length > 0 && (
          <Button
            size="s"
            look="solid"
            aria-expanded={open === 'sign'}
            aria-label={t('gas.signFor', { name })}
            onClick={() => toggle('sign')}
          >
            {t('gas.sign')}
          </Button>
        )}
      </p>
      {open === 'add' && <TankForm date={date} diver={diver} />}
      {open === 'sign' && toSign.length > 0 && <SignForm name={name} tanks={toSign} onClose={close} />}
      {typeof open === 'object' && open && (
        <TankForm key={open.uuid} date={date} diver={diver} tank={open} onClose={close} />
      )}
    </section>
  );
}

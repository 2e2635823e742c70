'use client';
import { Modal } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useT } from '@/i18n/client';
import type { FocusPoint } from '@/shared/schema/focus-point';
import { focusPosition } from '@/shared/schema/focus-position';
import { Button } from '@/ui/action/button';
import { Picture } from '@/ui/show/picture';
import css from './focus-dialog.module.css';
import type { PlacedPicture } from './placed-picture';

const STEP = 1;
const LONG_STEP = 10;
const directions: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Typical crops on pages: a page header, a card, a telephone. */
const shapes = ['4 / 1', '1 / 1', '3 / 4'] as const;

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

function pointAt({ currentTarget, clientX, clientY }: MouseEvent): FocusPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) };
}

/** Sets the focal point, which no crop may cut off, by a click or with the arrow keys. */
export function FocusDialog(props: {
  picture: PlacedPicture;
  name: string;
  onClose: () => void;
  onSet: (focus: FocusPoint) => void;
}) {
  const { picture, name, onClose, onSet } = props;
  const { t } = useT('ui');
  const [focus, setFocus] = useState(picture.focus);
  const of = { src: picture.url, width: picture.width, height: picture.height, placeholder: 'var(--sunk)' };
  const where = t('pictures.focusAt', focus);

  const move = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    const [x, y] = direction;
    setFocus({ x: within(focus.x + x * step), y: within(focus.y + y * step) });
  };

  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('pictures.focusTitle')}
      closeButtonProps={{ 'aria-label': t('pictures.focusCancel') }}
    >
      <p className={css.hint}>{t('pictures.focusHint')}</p>
      <button
        type="button"
        className={css.stage}
        aria-label={t('pictures.focusOf', { name, where })}
        data-autofocus
        // A keyboard press has no position.
        onClick={(event) => event.detail > 0 && setFocus(pointAt(event))}
        onKeyDown={move}
      >
        <Picture of={of} alt="" sizes="640px" first />
        <span className={css.mark} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </button>
      <p className={css.where} role="status">
        {where}
      </p>
      <div className={css.crops} aria-hidden="true">
        {shapes.map((ratio) => (
          <Picture key={ratio} of={{ ...of, focus: focusPosition(focus) }} alt="" ratio={ratio} sizes="320px" />
        ))}
      </div>
      <div className={css.actions}>
        <Button onClick={onClose}>{t('pictures.focusCancel')}</Button>
        <Button look="solid" onClick={() => onSet(focus)}>
          {t('pictures.focusSet')}
        </Button>
      </div>
    </Modal>
  );
}

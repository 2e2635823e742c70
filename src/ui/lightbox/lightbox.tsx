'use client';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { Picture } from '@/ui/show/picture';
import css from './lightbox.module.css';
import type { LightboxLabels, ShownPicture } from './shown-picture';

export interface LightboxProps {
  pictures: ShownPicture[];
  first: number;
  labels: LightboxLabels;
  onClose: () => void;
}

/** Shorter finger movements count as presses, in pixels. */
const SWIPE = 40;

/**
 * Shows pictures one at a time over the page; arrow keys, buttons or a swipe turn them, Escape and the close button
 * close it.
 */
export function Lightbox({ pictures, first, labels, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touched = useRef<number | null>(null);
  const [at, setAt] = useState(first);
  useEffect(() => {
    // The dialog takes the focus and returns it to the link when it closes.
    dialog.current?.showModal();
  }, []);

  const move = (by: number) => setAt((now) => (now + by + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0];
    const moved = finger && touched.current !== null ? finger.clientX - touched.current : 0;
    if (Math.abs(moved) > SWIPE) move(moved < 0 ? 1 : -1);
  };

  const shown = pictures[at];
  if (!shown) return null;
  const count = `${at + 1} / ${pictures.length}`;
  return (
    <dialog
      ref={dialog}
      className={css.box}
      aria-label={shown.alt || count}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onTouchStart={({ touches }) => {
        touched.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
      }}
      onTouchEnd={onTouchEnd}
    >
      <figure className={css.figure}>
        <Picture key={shown.src} className={css.picture} of={{ ...shown, placeholder: 'none' }} alt={shown.alt} />
        <figcaption aria-live="polite">
          {shown.alt}
          <span className={css.count}>{count}</span>
        </figcaption>
      </figure>
      <button type="button" className={css.close} aria-label={labels.close} onClick={() => dialog.current?.close()}>
        <IconX aria-hidden="true" />
      </button>
      {pictures.length > 1 && (
        <>
          <button type="button" className={css.back} aria-label={labels.back} onClick={() => move(-1)}>
            <IconChevronLeft aria-hidden="true" />
          </button>
          <button type="button" className={css.next} aria-label={labels.next} onClick={() => move(1)}>
            <IconChevronRight aria-hidden="true" />
          </button>
        </>
      )}
    </dialog>
  );
}

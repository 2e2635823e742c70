'use client';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '@/ui/action/button';
import css from './sheet.module.css';

type Props = { title: string; closeLabel: string; onClose: () => void; children: ReactNode };

/**
 * A sheet over the foot of a phone's screen, open as long as it is rendered. The browser keeps the focus inside;
 * Escape, the back button and a press outside close it.
 */
export function Sheet({ title, closeLabel, onClose, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  // Runs while the dialog is in the page, so that closing it returns the focus to its opener.
  useLayoutEffect(() => {
    const sheet = dialog.current;
    if (!sheet || sheet.open) return;
    sheet.showModal();
    // Adds a history entry, so that the back button closes the sheet.
    history.pushState(null, '', location.href);
    const onBack = () => close.current();
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      sheet.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        history.back();
      }}
      closedby="any"
    >
      <div className={css.content}>
        <div className={css.head}>
          <h2 id={id}>{title}</h2>
          <IconButton label={closeLabel} onClick={() => history.back()}>
            <IconX aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}

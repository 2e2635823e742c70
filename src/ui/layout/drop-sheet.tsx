import type { ReactNode, Ref } from 'react';
import css from './drop-sheet.module.css';

type Props = {
  /** Named by the `popoverTarget` of the button that opens it. */
  id: string;
  label: string;
  ref?: Ref<HTMLDivElement>;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/**
 * A sheet at the foot of a phone's screen, and a popover below its button on a wider one. The browser opens and closes
 * it, also without scripts.
 */
export function DropSheet({ id, label, ref, onToggle, children }: Props) {
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={css.sheet}
      onToggle={onToggle && ((event) => onToggle(event.newState === 'open'))}
    >
      {children}
    </div>
  );
}

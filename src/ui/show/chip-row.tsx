import type { ComponentProps, ReactNode } from 'react';
import css from './chip-row.module.css';

/** One scrolling row of chips, which stays below the header; `end` is pinned at its end. */
export function ChipRow({ label, end, children }: { label: string; end?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.row}>
      <div className={css.inner}>
        <fieldset className={css.chips}>
          <legend className="only-read-aloud">{label}</legend>
          {children}
        </fieldset>
        {end}
      </div>
    </div>
  );
}

export const ChipLink = (props: ComponentProps<'a'>) => <a {...props} className={css.chip} />;

/** `isChosen` colours a button whose choice is in effect. */
export const ChipButton = ({ isChosen, ...props }: ComponentProps<'button'> & { isChosen: boolean }) => (
  <button type="button" {...props} data-chosen={isChosen || undefined} className={css.chip} />
);

export const ChipCheckbox = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className={css.chip}>
    <input type="checkbox" {...input} />
    <span>{children}</span>
  </label>
);

/** Counts the choices that a chip hides. */
export const ChipBadge = ({ count }: { count: number }) => count > 0 && <small className={css.badge}>{count}</small>;

import { IconMenu2 } from '@tabler/icons-react';
import css from './phone-menu.module.css';

/** Opens the site's menu on narrow screens. */
export function MenuOpener({ menu, label }: { menu: string; label: string }) {
  return (
    <button type="button" className={css.opener} popoverTarget={menu} aria-label={label}>
      <IconMenu2 aria-hidden="true" />
    </button>
  );
}

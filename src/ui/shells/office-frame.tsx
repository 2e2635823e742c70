'use client';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { createContext, type ReactNode, use, useState } from 'react';
import { IconButton } from '@/ui/action/button';
import css from './admin-shell.module.css';
import desk from './desk.module.css';
import { type MenuWidth, menuCookie, wideFrom } from './menu-width';

const YEAR_MS = 31_536_000_000;

const Toggle = createContext<() => void>(() => {});

/** Without a choice of this browser, the width of the window decides how wide the menu is. */
export function OfficeFrame({ width, children }: { width: MenuWidth | undefined; children: ReactNode }) {
  const [chosen, setChosen] = useState(width);
  const toggle = () => {
    const isWide = chosen ? chosen === 'wide' : window.matchMedia(wideFrom).matches;
    const next = isWide ? 'narrow' : 'wide';
    void window.cookieStore?.set({
      name: menuCookie,
      value: next,
      path: '/',
      expires: Date.now() + YEAR_MS,
      sameSite: 'lax',
    });
    setChosen(next);
  };
  return (
    <Toggle value={toggle}>
      <div className={desk.desk} data-menu={chosen}>
        {children}
      </div>
    </Toggle>
  );
}

export function MenuToggle({ label }: { label: string }) {
  return (
    <IconButton className={css.toggle} label={label} onClick={use(Toggle)}>
      <IconLayoutSidebar aria-hidden="true" />
    </IconButton>
  );
}

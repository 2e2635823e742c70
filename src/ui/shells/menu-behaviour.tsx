'use client';
import { useEffect } from 'react';

const closeAfter = 400;
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
const menuAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('details[data-menu]') : null;

function closeAll(except?: HTMLDetailsElement | null) {
  for (const menu of openMenus()) if (menu !== except) menu.open = false;
}

/** Adds closing by Escape, by a click elsewhere and by the pointer leaving to menus that work without scripts. */
export function MenuBehaviour() {
  useEffect(() => {
    const timers = new Map<Element, number>();
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      closeAll(link ? null : menuAround(target));
      link?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      for (const menu of openMenus()) menu.querySelector('summary')?.focus();
      closeAll();
    };
    const onFocus = ({ target }: FocusEvent) => closeAll(menuAround(target));
    const onOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      const inside = menuAround(target);
      for (const menu of openMenus()) {
        if (menu === inside) {
          clearTimeout(timers.get(menu));
          timers.delete(menu);
        } else if (!timers.has(menu)) {
          const close = () => {
            timers.delete(menu);
            menu.open = false;
          };
          timers.set(menu, window.setTimeout(close, closeAfter));
        }
      }
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerover', onOver);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerover', onOver);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, []);
  return null;
}

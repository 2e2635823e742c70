'use client';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { tabAfterKey } from '@/ui/form/tab-keys';
import css from './entry-tabs.module.css';

type Tab<Name> = { name: Name; label: string; href: string };
type Props<Name> = {
  label: string;
  tabs: readonly Tab<Name>[];
  open: Name;
  onOpen: (tab: Name) => void;
  /** The open panel. */
  children: ReactNode;
};

/** True for clicks that open a new browser tab. */
const isForBrowser = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Each tab is also a page, so that it works as a link without scripts. */
export function EntryTabs<Name extends string>({ label, tabs, open, onOpen, children }: Props<Name>) {
  const id = useId();
  const onKey = (event: KeyboardEvent, index: number) => {
    const next = tabs[tabAfterKey(event.key, index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onOpen(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={css.tabs}>
        {tabs.map(({ name, label: text, href }, index) => (
          <a
            key={name}
            role="tab"
            id={`${id}-${name}`}
            href={href}
            aria-selected={name === open}
            aria-controls={`${id}-panel`}
            tabIndex={name === open ? 0 : -1}
            onClick={(event) => {
              if (isForBrowser(event)) return;
              event.preventDefault();
              if (name !== open) onOpen(name);
            }}
            onKeyDown={(event) => onKey(event, index)}
          >
            {text}
          </a>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} className={css.panel}>
        {children}
      </div>
    </>
  );
}

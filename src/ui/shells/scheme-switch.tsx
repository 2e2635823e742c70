'use client';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '@/ui/action/button';
import { currentScheme, toggleScheme, watchScheme } from '@/ui/theme/color-scheme';
import css from './scheme-switch.module.css';

export function SchemeSwitch(props: { toDark: string; toLight: string }) {
  const scheme = useSyncExternalStore(watchScheme, currentScheme, () => 'light');
  return (
    <IconButton className={css.switch} label={scheme === 'dark' ? props.toLight : props.toDark} onClick={toggleScheme}>
      {scheme === 'dark' ? <IconSun aria-hidden="true" /> : <IconMoon aria-hidden="true" />}
    </IconButton>
  );
}

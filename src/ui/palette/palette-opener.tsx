'use client';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import css from './palette-opener.module.css';

/** Ctrl-K or Cmd-K opens the palette from anywhere, even during typing. */
export function PaletteOpener({ onOpen }: { onOpen: () => void }) {
  const { t } = useT('ui');
  useHotkeys([['mod+K', onOpen]], []);
  return (
    <button
      type="button"
      className={css.opener}
      onClick={onOpen}
      aria-label={t('palette.open')}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <IconSearch aria-hidden="true" />
      <span>{t('palette.open')}</span>
      <kbd>{t('palette.keys')}</kbd>
    </button>
  );
}

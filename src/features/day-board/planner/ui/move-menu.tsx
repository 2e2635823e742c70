'use client';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import css from './controls.module.css';

export type MoveOption = {
  key: string;
  label: string;
  /** Additional information for the option. */
  about?: string | undefined;
  onChoose: () => void;
};

/** Offers everything that dragging can do, for keyboards, screen readers and thumbs. */
export function MoveMenu({ name, options }: { name: string; options: MoveOption[] }) {
  const { t } = useT('outings-admin');
  const label = t('board.moveTo', { name });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <button type="button" className={css.more} aria-label={label} title={label}>
          <IconDots aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {options.map(({ key, label: text, about, onChoose }) => (
          <Menu.Item key={key} onClick={onChoose}>
            {text}
            {about && <span className={css.about}>{about}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

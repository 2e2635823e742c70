'use client';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import Link from 'next/link';
import { useT } from '@/i18n/client';
import { IconButton } from '@/ui/action/button';

export type RowAction = { label: string; danger?: boolean } & ({ href: string } | { act: () => void });

export function RowMenu({ name, actions }: { name: string; actions: RowAction[] }) {
  const { t } = useT('catalogue-admin');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <IconButton label={t('list.menuOf', { name })}>
          <IconDots aria-hidden="true" />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) =>
          'href' in action ? (
            <Menu.Item key={action.label} component={Link} href={action.href}>
              {action.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={action.label} color={action.danger ? 'red' : undefined} onClick={action.act}>
              {action.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

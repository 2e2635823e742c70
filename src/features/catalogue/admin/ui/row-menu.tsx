'use client';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import Link from 'next/link';
import { useT } from '@/i18n/client';
import { IconButton } from '@/ui/action/button';

export type RowDeed = { label: string; danger?: boolean } & ({ href: string } | { act: () => void });

/** What can be done with one row of a list. */
export function RowMenu({ name, deeds }: { name: string; deeds: RowDeed[] }) {
  const { t } = useT('catalogue-admin');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <IconButton label={t('list.menuOf', { name })}>
          <IconDots aria-hidden="true" />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {deeds.map((deed) =>
          'href' in deed ? (
            <Menu.Item key={deed.label} component={Link} href={deed.href}>
              {deed.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={deed.label} color={deed.danger ? 'red' : undefined} onClick={deed.act}>
              {deed.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

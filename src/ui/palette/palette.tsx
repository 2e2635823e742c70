'use client';
import '@mantine/spotlight/styles.layer.css';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { useT } from '@/i18n/client';
import { mayLeave } from '@/ui/form/unsaved';
import css from './palette.module.css';

export interface PaletteEntry {
  href: string;
  label: string;
  hint?: string;
  icon?: ReactNode;
}

export interface PaletteGroup {
  label: string;
  entries: PaletteEntry[];
}

interface Props {
  query: string;
  onQuery: (query: string) => void;
  groups: PaletteGroup[];
  /** More results are loading. */
  busy: boolean;
  failed: boolean;
}

/** The command palette; it is open from the moment it is mounted. */
export function Palette({ query, onQuery, groups, busy, failed }: Props) {
  const { t } = useT('ui');
  const router = useRouter();
  useEffect(() => spotlight.open(), []);
  const found = groups.filter(({ entries }) => entries.length > 0);
  const go = async (href: string) => {
    if (await mayLeave()) router.push(href);
  };
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={onQuery}
      shortcut={null}
      scrollable
      maxHeight="min(28rem, 60vh)"
      title={<span className="only-read-aloud">{t('palette.title')}</span>}
    >
      <Spotlight.Search
        aria-label={t('palette.title')}
        placeholder={t('palette.placeholder')}
        leftSection={<IconSearch aria-hidden="true" />}
      />
      <Spotlight.ActionsList>
        {found.map(({ label, entries }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {entries.map(({ href, label: name, hint, icon }) => (
              <Spotlight.Action
                key={href}
                label={name}
                description={hint}
                leftSection={icon}
                onClick={() => void go(href)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {found.length === 0 && !busy && !failed && <Spotlight.Empty>{t('palette.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <p className={css.state} role="status">
        {failed ? t('palette.failed') : busy ? t('palette.busy') : ''}
      </p>
    </Spotlight.Root>
  );
}

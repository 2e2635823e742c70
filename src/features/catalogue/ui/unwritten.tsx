'use client';
import { useT } from '../../../i18n/client';
import type { Locale } from '../../../shared/locales';
import { StatusBadge } from '../../../ui/show/status-badge';

/** The languages in which something is not written yet. */
export function Unwritten({ languages }: { languages: Locale[] }) {
  const { t } = useT('catalogue-admin');
  if (languages.length === 0) return <span>{t('list.complete')}</span>;
  return <StatusBadge tone="warning">{languages.map((lng) => lng.toUpperCase()).join(' ')}</StatusBadge>;
}

export function Shown({ active }: { active: boolean }) {
  const { t } = useT('catalogue-admin');
  return <StatusBadge tone={active ? 'success' : 'neutral'}>{t(active ? 'list.shown' : 'list.hidden')}</StatusBadge>;
}

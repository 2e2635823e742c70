import type { PostState as State } from '@/features/blog/admin/schema';
import { useT } from '@/i18n/client';
import { StatusBadge } from '@/ui/show/status-badge';

const tones = { draft: 'neutral', scheduled: 'info', published: 'success' } as const;

export function PostState({ state }: { state: State }) {
  const { t } = useT('blog-admin');
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

import type { IssueView } from '@/features/equipment/issues/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { useNotify } from '@/ui/feedback/use-notify';

/** Takes a unit back and reloads what shows it. */
export function useReturn() {
  const { t } = useT('equipment-admin');
  const toast = useNotify();
  const { equipment } = trpc.useUtils().admin;
  return trpc.admin.equipment.return.useMutation({
    onSuccess: ({ unit: { tag } }: IssueView) => toast.done(t('return.done', { tag })),
    onError: toast.refused,
    onSettled: () => equipment.invalidate(),
  });
}

'use client';
import type { BoatRow } from '@/features/fleet/admin/schema';
import { useT } from '@/i18n/client';
import { formatList } from '@/shared/locale/format-list';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { useNotify } from '@/ui/feedback/use-notify';

/** Asks for confirmation before it deactivates boats. */
export function BoatActivation({ chosen, done }: { chosen: BoatRow[]; done: () => void }) {
  const { t, lng } = useT('fleet-admin');
  const toast = useNotify();
  const { fleet } = trpc.useUtils().admin;
  const activate = trpc.admin.fleet.activate.useMutation({ onError: toast.refused });
  const names = formatList(
    lng,
    chosen.map(({ name }) => name),
  );

  async function setActive(active: boolean) {
    const title = t('deactivateTitle', { names });
    const question = { title, body: t('deactivateHint'), confirmLabel: t('deactivate') };
    if (!active && !(await confirm(question))) return;
    activate.mutate(
      { uuids: chosen.map(({ uuid }) => uuid), active },
      {
        onSuccess({ short }) {
          toast.done(t(active ? 'activated' : 'deactivated', { names }));
          if (short) toast.short(short.text);
          void fleet.invalidate();
          done();
        },
      },
    );
  }
  return [true, false].map((active) => (
    <Button key={String(active)} size="s" busy={activate.isPending} onClick={() => void setActive(active)}>
      {t(active ? 'activate' : 'deactivate')}
    </Button>
  ));
}

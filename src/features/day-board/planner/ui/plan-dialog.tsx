'use client';
import { Modal } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { Remedies } from '@/features/day-board/remedies/ui/remedies';
import type { PlanAnswer } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/notify';
import { useBoardContext } from './board-context';
import css from './dialogs.module.css';

/** Previews the plan of the day, its reasons and what it lacks. */
export function PlanDialog() {
  const { t } = useT('outings-admin');
  const { board } = useBoardContext();
  const cached = trpc.useUtils().admin.board.get;
  const [plan, setPlan] = useState<PlanAnswer | null>(null);
  const { date } = board;
  const onError = ({ message }: { message: string }) =>
    notify({ type: 'error', title: t('board.refused'), text: message });
  const preview = trpc.admin.board.plan.useMutation({ onSuccess: setPlan, onError });
  const show = () => preview.mutate({ date, dry_run: true });
  const apply = trpc.admin.board.plan.useMutation({
    // Stays open until the board shows the plan, so that what is done next is done to it.
    async onSuccess() {
      await cached.invalidate({ date });
      setPlan(null);
    },
    onError(refused) {
      onError(refused);
      void cached.invalidate({ date });
      if (refused.data?.code === 'changed_meanwhile') show();
    },
  });
  return (
    <>
      <Button size="s" icon={<IconWand aria-hidden="true" />} busy={preview.isPending} onClick={show}>
        {t('plan.button')}
      </Button>
      <Modal
        opened={plan !== null}
        onClose={() => setPlan(null)}
        title={t('plan.title')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('board.close') }}
      >
        {plan && (
          <div className={css.dialog}>
            <p>{plan.changes ? t('plan.hint') : t('plan.nothing')}</p>
            {plan.missing.length > 0 && (
              <Alert tone="warning" title={t('plan.missing')}>
                <ul>
                  {plan.missing.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </Alert>
            )}
            {plan.missing.length > 0 && (
              <>
                <h3>{t('remedy.button')}</h3>
                <Remedies date={date} onCalledIn={show} />
              </>
            )}
            {plan.choices.length > 0 && (
              <>
                <h3>{t('plan.why')}</h3>
                <ul>
                  {plan.choices.map(({ reason, params }) => (
                    <li key={`${reason} ${JSON.stringify(params)}`}>
                      {t(`reason.${reason}`, {
                        ...params,
                        ...(params.part && { when: t(`dayPart.${params.part}` as 'dayPart.morning') }),
                      })}
                    </li>
                  ))}
                </ul>
              </>
            )}
            {plan.changes && (
              <Button
                look="solid"
                busy={apply.isPending || preview.isPending}
                onClick={() => apply.mutate({ date, version: plan.version })}
              >
                {t('plan.apply')}
              </Button>
            )}
          </div>
        )}
      </Modal>
    </>
  );
}

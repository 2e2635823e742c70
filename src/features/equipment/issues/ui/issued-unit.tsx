'use client';
import { type ReactNode, useState } from 'react';
import type { IssueView } from '@/features/equipment/issues/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { useNotify } from '@/ui/feedback/use-notify';
import { StatusBadge } from '@/ui/show/status-badge';
import { FaultDialog } from './fault-dialog';
import css from './issues.module.css';
import { useReturn } from './use-return';

function Tools({ issue, canUndo }: { issue: IssueView; canUndo: boolean }) {
  const { t } = useT('equipment-admin');
  const toast = useNotify();
  const { equipment } = trpc.useUtils().admin;
  const [isBroken, setBroken] = useState(false);
  const back = useReturn();
  const undo = trpc.admin.equipment.undo_issue.useMutation({
    onError: toast.refused,
    onSettled: () => equipment.invalidate(),
  });
  const { uuid, unit } = issue;
  const { tag } = unit;
  return (
    <span className={css.tools}>
      <Button
        size="s"
        look="outline"
        aria-label={t('return.backOf', { tag })}
        busy={back.isPending}
        onClick={() => back.mutate({ uuid })}
      >
        {t('return.back')}
      </Button>
      <Button size="s" look="quiet" aria-label={t('return.brokenOf', { tag })} onClick={() => setBroken(true)}>
        {t('return.broken')}
      </Button>
      {canUndo && (
        <Button
          size="s"
          look="quiet"
          aria-label={t('return.undoOf', { tag })}
          busy={undo.isPending}
          onClick={() => undo.mutate({ uuid })}
        >
          {t('return.undo')}
        </Button>
      )}
      {isBroken && (
        <FaultDialog
          issue={issue}
          busy={back.isPending}
          onClose={() => setBroken(false)}
          onSave={(fault) => back.mutate({ uuid, fault }, { onSuccess: () => setBroken(false) })}
        />
      )}
    </span>
  );
}

/** A line for a unit that was issued, with the ways to take it back. */
export function IssuedUnit(props: { issue: IssueView; canUndo?: boolean; children: ReactNode }) {
  const { t } = useT('equipment-admin');
  const { issue, canUndo = false } = props;
  const { tag, kind, size } = issue.unit;
  return (
    <li className={css.unit}>
      <span>
        <strong>{tag}</strong> {[t(`kind.${kind}`), size].filter(Boolean).join(' ')} · {props.children}
      </span>
      {issue.returned_at ? (
        <StatusBadge tone={issue.fault ? 'warning' : 'success'} wraps>
          {issue.fault ? t('history.fault', { fault: issue.fault }) : t('history.back')}
        </StatusBadge>
      ) : (
        <Tools issue={issue} canUndo={canUndo} />
      )}
    </li>
  );
}

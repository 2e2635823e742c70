'use client';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';

type ConflictChoice = {
  by: string | null;
  /** Absent when my changes cannot be combined with the other editor's. */
  saveMine?: (() => void) | undefined;
  loadTheirs: () => void;
  keepTyping: () => void;
};

/** Asks for a decision when somebody else has changed the same fields. */
export function Conflict({ conflict }: { conflict: ConflictChoice }) {
  const { t } = useT('ui');
  return (
    <Alert
      tone="warning"
      title={conflict.by ? t('form.conflictBy', { name: conflict.by }) : t('form.conflict')}
      actions={
        <>
          {conflict.saveMine && (
            <Button size="s" look="solid" onClick={conflict.saveMine}>
              {t('form.saveMine')}
            </Button>
          )}
          <Button size="s" onClick={conflict.loadTheirs}>
            {t('form.loadTheirs')}
          </Button>
          <Button size="s" look="quiet" onClick={conflict.keepTyping}>
            {t('form.continueEditing')}
          </Button>
        </>
      }
    >
      {t('form.conflictHint')}
    </Alert>
  );
}

/** States that somebody else's changes were merged. */
export function Merged({ by }: { by: string | null }) {
  const { t } = useT('ui');
  return <Alert tone="info">{by ? t('form.mergedBy', { name: by }) : t('form.merged')}</Alert>;
}

'use client';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import type { SavedDraft } from './use-saved-draft';

/** Warns when two tabs edit one booking, since the last change wins. */
export function OtherTabWarning({ savedDraft: { elsewhere, takeOver, continueHere } }: { savedDraft: SavedDraft }) {
  const { t } = useT('booking');
  if (!elsewhere) return null;
  return (
    <Alert
      tone="warning"
      title={t(`otherTab.${elsewhere}`)}
      actions={
        <>
          {elsewhere === 'changed' && (
            <Button size="s" look="solid" onClick={takeOver}>
              {t('otherTab.take_over')}
            </Button>
          )}
          <Button size="s" onClick={continueHere}>
            {t('otherTab.continue')}
          </Button>
        </>
      }
    >
      {t(`otherTab.${elsewhere}_text`)}
    </Alert>
  );
}

'use client';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { ErrorState } from '@/ui/feedback/error-state';

export function Retry() {
  const { t } = useT('kit');
  const { t: common } = useT('common');
  const [busy, setBusy] = useState(false);
  return (
    <ErrorState
      title={t('state.failedTitle')}
      hint={t('state.failedHint')}
      retryLabel={common('error.retry')}
      retry={() => setBusy(true)}
      busy={busy}
    />
  );
}

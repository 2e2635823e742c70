'use client';
import { useState } from 'react';
import type { Audience } from '@/features/accounts/domain/audience';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { accountCalls } from './account-calls';

export function saveData(data: unknown, fileName: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

export function ExportData({ audience }: { audience: Audience }) {
  const { t } = useT('accounts');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const exported = accountCalls(audience).export_data.useQuery(undefined, { enabled: false });
  const fetchAndSave = async () => {
    setBusy(true);
    const { data, error } = await exported.refetch();
    setBusy(false);
    setFault(error?.message ?? null);
    if (data) saveData(data, 'segara-my-data.json');
  };
  return (
    <>
      {fault && <Alert tone="error">{fault}</Alert>}
      <Button busy={busy} onClick={fetchAndSave}>
        {t('settings.export')}
      </Button>
    </>
  );
}

'use client';
import { useState } from 'react';
import { useT } from '../../../../i18n/client';
import { Button } from '../../../../ui/action/button';
import { Alert } from '../../../../ui/feedback/alert';
import type { Door } from '../../domain/door';
import { accountCalls } from '../../ui/account-calls';

function save(data: unknown) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'segara-my-data.json';
  link.click();
  URL.revokeObjectURL(url);
}

export function ExportData({ door }: { door: Door }) {
  const { t } = useT('accounts');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const exported = accountCalls(door).export_data.useQuery(undefined, { enabled: false });
  const fetchAndSave = async () => {
    setBusy(true);
    const { data, error } = await exported.refetch();
    setBusy(false);
    setFault(error?.message ?? null);
    if (data) save(data);
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

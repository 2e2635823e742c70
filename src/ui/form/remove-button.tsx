'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { useNotify } from '@/ui/feedback/use-notify';
import type { EditForm } from './use-edit-form';

/** Removes the item after a confirmation and returns to its list; unsaved changes are discarded. */
export function RemoveButton(props: {
  label: string;
  title: string;
  body: string;
  remove: () => Promise<{ message: string }>;
  editing: Pick<EditForm, 'undo'>;
  list: string;
}) {
  const { label, title, body, remove, editing, list } = props;
  const router = useRouter();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const ask = async () => {
    if (!(await confirm({ title, body, confirmLabel: label, danger: true }))) return;
    setBusy(true);
    try {
      notify.done((await remove()).message);
      editing.undo();
      router.push(list);
    } catch (refused) {
      notify.refused(refused as Error);
    }
    setBusy(false);
  };
  return (
    <Button look="danger" busy={busy} onClick={() => void ask()}>
      {label}
    </Button>
  );
}

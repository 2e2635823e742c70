'use client';
import { IconSend } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { openFold } from '@/ui/show/open-fold';
import { linkFold } from './order-folds';

/** Leads to the link by which the guest fills in the forms, made and sent there. */
export function AskForForms({ name }: { name: string }) {
  const { t } = useT('orders-admin');
  return (
    <Button size="s" icon={<IconSend aria-hidden="true" />} onClick={() => openFold(linkFold)}>
      {t('forms.ask', { name })}
    </Button>
  );
}

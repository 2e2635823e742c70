'use client';
import { useState } from 'react';
import type { BackupsView } from '@/features/backups/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { useNotify } from '@/ui/feedback/use-notify';
import { Facts } from '@/ui/show/facts';
import { Panel } from '@/ui/show/panel';
import css from './backups.module.css';
import { ConfirmKey } from './confirm-key';
import { type KeyPair, NewKey } from './new-key';

/** Created in the browser, so that the secret half never reaches the server. */
async function createKey(): Promise<KeyPair> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const secret = await generateX25519Identity();
  return { secret, recipient: await identityToRecipient(secret) };
}

type Props = { lng: Locale; owned: BackupsView['key'] };

/** Creates, confirms and replaces the owner's key. */
export function OwnersKey({ lng, owned }: Props) {
  const { t } = useT('backups-admin');
  const toast = useNotify();
  const [created, setCreated] = useState<KeyPair | null>(null);
  const create = async () => {
    const question = {
      title: t('key.replaceTitle'),
      body: t('key.replaceBody'),
      confirmLabel: t('key.replace'),
      danger: true,
    };
    if (owned && !(await confirm(question))) return;
    await createKey().then(setCreated, () => toast.refused({ message: t('key.failed') }));
  };
  return (
    <Panel title={t('key.title')} className={css.panel}>
      <Alert tone={owned ? 'info' : 'warning'}>{t('key.warning')}</Alert>
      {created ? (
        <NewKey pair={created} close={() => setCreated(null)} />
      ) : owned ? (
        <>
          <Facts
            facts={[
              { label: t('key.created'), value: formatMoment(new Date(owned.created_at), lng, 'medium') },
              { label: t('key.confirmed'), value: formatMoment(new Date(owned.confirmed_at), lng, 'medium') },
              { label: t('key.public'), value: <code className={css.code}>{owned.recipient}</code> },
            ]}
          />
          <ConfirmKey />
          <div>
            <Button look="quiet" onClick={create}>
              {t('key.replace')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={css.text}>{t('key.none')}</p>
          <div>
            <Button look="solid" onClick={create}>
              {t('key.create')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

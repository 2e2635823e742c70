import { IconBuildingBank } from '@tabler/icons-react';
import type { HostedPage } from '@/features/payments/sandbox/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { Alert } from '@/ui/feedback/alert';
import { Panel } from '@/ui/show/panel';
import css from './sandbox-bank.module.css';
import { SandboxButtons } from './sandbox-buttons';

const tones = {
  paid: 'success',
  on_its_way: 'info',
  failed: 'warning',
  expired: 'warning',
  cancelled: 'warning',
} as const;

/** A demo bank without real money; each button plays one outcome of a payment. */
export async function SandboxBank({ lng, payment, page }: { lng: Locale; payment: string; page: HostedPage }) {
  const { t } = await getT(lng, 'payments');
  const { state, paid_amount } = page;
  return (
    <div className={css.bank}>
      <div className={css.name}>
        <IconBuildingBank aria-hidden="true" />
        <h1>{t('sandbox.title')}</h1>
      </div>
      <p className={css.soft}>{t('sandbox.lead')}</p>
      <Panel>
        <div className={css.bill}>
          <p className={css.soft}>{typeset(page.description)}</p>
          <p className={css.amount}>{formatRupiah(page.amount, lng)}</p>
          {state === 'pending' && (
            <p className={css.soft}>
              {t('sandbox.until', { moment: formatMoment(new Date(page.expires_at), lng, 'medium') })}
            </p>
          )}
        </div>
      </Panel>
      {state !== 'pending' && (
        <Alert tone={tones[state]} title={t(`sandbox.state.${state}`)}>
          {paid_amount !== null &&
            paid_amount !== page.amount &&
            t('sandbox.paid', { amount: formatRupiah(paid_amount, lng) })}
        </Alert>
      )}
      <SandboxButtons
        payment={payment}
        buttons={page.buttons}
        back={state === 'paid' ? page.success_url : page.failure_url}
      />
    </div>
  );
}

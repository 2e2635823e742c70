'use client';
import type { CrewRole } from '@/features/crew/schema';
import { sheetPath } from '@/features/pay/ui/paths';
import css from '@/features/pay/ui/pay.module.css';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { Panel } from '@/ui/show/panel';
import { RatesPanel } from './rates-panel';

type Props = { lng: Locale; member: { uuid: string; roles: readonly CrewRole[] } };

export function MemberRates({ lng, member }: Props) {
  const { t } = useT('pay-admin');
  return (
    <Panel
      title={t('rates.ofMember')}
      className={css.panel}
      actions={
        <ButtonLink size="s" href={sheetPath(lng, member.uuid)} prefetch={false}>
          {t('rates.sheet')}
        </ButtonLink>
      }
    >
      <p className={css.soft}>{t('rates.ofMemberHint')}</p>
      <RatesPanel lng={lng} member={member} />
    </Panel>
  );
}

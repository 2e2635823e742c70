import { IconBackpack, IconBus, IconForms, IconMailCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Stay, StayLonger } from '@/features/order-pages/stay/ui/order-stay';
import type { OrderView } from '@/features/orders/schema';
import { ItemList } from '@/features/orders/ui/item-list';
import { formsAnchor, orderPath } from '@/features/orders/ui/paths';
import { isOpen } from '@/features/ready/domain/open-readiness';
import type { ReadinessView } from '@/features/ready/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { clockTime } from '@/shared/time/clock-times';
import { getShop } from '@/shop/server';
import { ButtonLink } from '@/ui/action/button-link';
import { Panel } from '@/ui/show/panel';
import { ActionLine } from './next-action';
import { OrderCard } from './order-card';
import { OrderHelp } from './order-help';
import { OrderTools } from './order-tools';
import css from './paid-page.module.css';

type Props = { lng: Locale; order: OrderView; readiness: ReadinessView };

function Step(props: { icon: ReactNode; title: string; text: string; children?: ReactNode }) {
  return (
    <li>
      {props.icon}
      <strong>{props.title}</strong>
      <p>{props.text}</p>
      {props.children}
    </li>
  );
}

async function Forms({ lng, order, readiness }: Props) {
  const { t } = await getT(lng, 'orders');
  const count = readiness.filter(isOpen).length + (order.open_forms.emergency_contact ? 1 : 0);
  if (count === 0)
    return <Step icon={<IconForms aria-hidden="true" />} title={t('paid.forms')} text={t('paid.formsDone')} />;
  return (
    <Step icon={<IconForms aria-hidden="true" />} title={t('paid.forms')} text={t('plans.forms.lead', { count })}>
      <ButtonLink href={`${orderPath(lng, order.uuid)}#${formsAnchor}`}>{t('plans.forms.action')}</ButtonLink>
    </Step>
  );
}

async function MeetingPoint({ lng, order }: Omit<Props, 'readiness'>) {
  const { t } = await getT(lng, 'orders');
  const shop = await getShop();
  const [address] = shop.identity.addresses;
  const { pickup_window: isFetched, meeting_time: time, pickup_address, items } = order;
  const icon = <IconBus aria-hidden="true" />;
  // With several booked items, the list below shows the pickup of each.
  if (items.filter(({ state }) => state === 'booked').length > 1) return null;
  if (isFetched)
    return (
      <Step
        icon={icon}
        title={t('paid.pickup')}
        text={pickup_address ? t('paid.pickupAt', { address: pickup_address }) : t('paid.pickupNoAddress')}
      />
    );
  const words = {
    address: address ? `${address.street}, ${address.town}` : '',
    time: time ? clockTime(lng, time) : '',
  };
  return <Step icon={icon} title={t('paid.meeting')} text={t(time ? 'paid.meetingAtTime' : 'paid.meetingAt', words)} />;
}

/** Shown on return from a payment that has arrived: the boarding card and what happens next. */
export async function PaidPage({ lng, order, readiness, stay }: Props & { stay: Stay | null }) {
  const { t } = await getT(lng, 'orders');
  const isConfirmed = order.status !== 'paid';
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{t('result.paidTitle')}</h1>
        <p>{t(isConfirmed ? 'paid.confirmedLead' : 'paid.lead')}</p>
      </header>
      <OrderCard
        as="h2"
        lng={lng}
        order={order}
        next={
          <ActionLine text={t(isConfirmed ? 'stub.confirmed' : 'stub.paid')}>
            <ButtonLink look="next" href={orderPath(lng, order.uuid)}>
              {t('result.orderLink')}
            </ButtonLink>
          </ActionLine>
        }
        tools={<OrderTools lng={lng} order={order} />}
      />
      <ItemList lng={lng} order={order} state={t(`status.${order.status}`)} isOnly />
      <Panel title={t('paid.next')}>
        <ol className={css.next}>
          <Step
            icon={<IconMailCheck aria-hidden="true" />}
            title={t('paid.confirmation')}
            text={t(isConfirmed ? 'paid.confirmationSent' : 'paid.confirmationComes')}
          />
          <Forms lng={lng} order={order} readiness={readiness} />
          <MeetingPoint lng={lng} order={order} />
          <Step icon={<IconBackpack aria-hidden="true" />} title={t('paid.bring')} text={t('voucher.bring')} />
        </ol>
      </Panel>
      {stay && <StayLonger lng={lng} order={order} stay={stay} />}
      <OrderHelp lng={lng} order={order} />
    </div>
  );
}

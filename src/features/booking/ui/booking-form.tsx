'use client';
import { lazy, Suspense, useEffect, useState } from 'react';
import { withDivers } from '@/features/booking/domain/draft';
import type { Step } from '@/features/booking/domain/steps';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { Alert } from '@/ui/feedback/alert';
import { ActivityStep } from './activity-step';
import { BookingProvider, type Guest, type Notice, type RefundBands, useDraftOf } from './booking-context';
import css from './booking-form.module.css';
import { Elsewhere } from './elsewhere';
import { FormSkeleton } from './form-skeleton';
import { PlacedNote } from './placed-note';
import { StepList } from './step-list';
import { Summary } from './summary';
import { useCheck } from './use-check';
import { type Kept, useKeptDraft, type Wish } from './use-kept-draft';
import { useLeaveGuard } from './use-leave-guard';
import { useProduct } from './use-product';
import { useSteps } from './use-steps';
import { useGuessedCountry } from './use-visitor-country';

const later = {
  divers: () => import('@/features/booking/divers/ui/divers-step').then((module) => ({ default: module.DiversStep })),
  'add-ons': () => import('./add-ons-step').then((module) => ({ default: module.AddOnsStep })),
  emergency: () =>
    import('@/features/booking/divers/ui/emergency-step').then((module) => ({ default: module.EmergencyStep })),
  review: () => import('./review-step').then((module) => ({ default: module.ReviewStep })),
  payment: () => import('./payment-step').then((module) => ({ default: module.PaymentStep })),
};
const bodies = {
  divers: lazy(later.divers),
  'add-ons': lazy(later['add-ons']),
  emergency: lazy(later.emergency),
  review: lazy(later.review),
  payment: lazy(later.payment),
} satisfies Record<Exclude<Step, 'activity'>, unknown>;

type Props = {
  lng: Locale;
  person: Guest;
  /** Who of the staff fills the form in for the person. */
  staff?: string;
  wish: Wish;
  /** The product of the address, which the page has read already. */
  known: ProductDetail | null;
  refundBands: RefundBands;
  holdMinutes: number;
};

/** Six steps from a wish to an order. What is typed stays in this browser until the order is made. */
export function BookingForm(props: Props) {
  const kept = useKeptDraft({ person: props.person.uuid, staff: props.staff }, props.wish);
  return kept ? <Steps {...props} kept={kept} /> : <FormSkeleton />;
}

function Steps({ lng, person, staff, known, refundBands, holdMinutes, kept }: Props & { kept: Kept }) {
  const { t } = useT('booking');
  const { store } = kept;
  const slug = useDraftOf(store, (draft) => draft.product);
  const reached = useDraftOf(store, (draft) => draft.reached);
  const { product, prices, ...found } = useProduct(store, slug, known);
  const checks = useCheck(store, product);
  const { step, go } = useSteps(store, checks, { product: slug, reached });
  const [trail, setTrail] = useState({ step, hasMoved: false });
  if (trail.step !== step) setTrail({ step, hasMoved: trail.step !== null });
  const [notice, tell] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useLeaveGuard(kept.wouldBeMissed);
  // Prices do not wait for it.
  useGuessedCountry(staff === undefined && prices !== null);

  const quantity = useDraftOf(store, (draft) => draft.quantity);
  useEffect(() => {
    if (product && quantity) store.complete((draft) => withDivers(draft, product));
  }, [store, product, quantity]);

  // On a slow line the steps to come are fetched while the first one is filled in.
  useEffect(() => {
    for (const load of Object.values(later)) void load();
  }, []);

  // Back from the payment page the browser may show this page as it was left; it begins anew.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && isLeaving && location.reload();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [isLeaving]);

  const leaveFor = (path: string) => {
    setLeaving(true);
    kept.discard();
    location.assign(path);
  };
  const Body = step && step !== 'activity' && product ? bodies[step] : null;
  return (
    <BookingProvider
      value={{
        ...{
          lng,
          person,
          byStaff: staff !== undefined,
          refundBands,
          holdMinutes,
          store,
          checks,
          product,
          prices,
          step: step ?? 'activity',
          go,
        },
        ...{ hasMoved: trail.hasMoved, notice, tell, isBusy, setBusy, leaveFor },
      }}
    >
      <h1 className={css.title}>{staff ? t('by_staff.title', { name: fullName(person) }) : t('title')}</h1>
      <StepList />
      <div className={css.columns}>
        <div className={css.main}>
          <Elsewhere kept={kept} />
          {!staff && <PlacedNote />}
          {notice && (
            <Alert tone={notice.tone} title={notice.title} actions={notice.actions}>
              {notice.text}
            </Alert>
          )}
          {!step && !found.isMissing && !found.isFailed ? (
            <FormSkeleton />
          ) : Body ? (
            <Suspense fallback={<FormSkeleton />}>
              <Body />
            </Suspense>
          ) : (
            <ActivityStep found={found} />
          )}
        </div>
        <Summary />
      </div>
    </BookingProvider>
  );
}

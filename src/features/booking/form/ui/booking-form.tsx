'use client';
import { Suspense, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Draft } from '@/features/booking/domain/draft';
import type { NewItem } from '@/features/booking/domain/draft-items';
import { together } from '@/features/booking/domain/together';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { Alert } from '@/ui/feedback/alert';
import { useOnFirstTouch } from '@/ui/form/use-on-first-touch';
import { ActivityStep } from './activity-step';
import { BookingChat } from './booking-chat';
import { BookingProvider, type Choosing, type Guest, type Notice, type RefundBands } from './booking-context';
import css from './booking-form.module.css';
import { DeviceNote } from './device-note';
import { DraftProvider, useDraft, useDraftForm } from './draft-provider';
import { FormSkeleton } from './form-skeleton';
import { FormStart } from './form-start';
import { laterSteps, loadLaterSteps } from './later-steps';
import { OtherTabWarning } from './other-tab-warning';
import { PlacedNote } from './placed-note';
import { StepList } from './step-list';
import { type Prefill, startDraft } from './stored-draft';
import { Summary } from './summary';
import { useDeviceDraft } from './use-device-draft';
import { useLeaveGuard } from './use-leave-guard';
import { useSavedDraft } from './use-saved-draft';
import { useSteps } from './use-steps';
import { useGuessedCountry } from './use-visitor-country';

type Props = {
  lng: Locale;
  person: Guest;
  /** The staff member who fills the form in for the customer. */
  staff?: string;
  prefill: Prefill;
  /** The product named in the URL, already loaded by the page. */
  initialProduct: ProductDetail | null;
  refundBands: RefundBands;
  holdMinutes: number;
};

/** The booking form in six steps; the draft stays in this browser until the order is placed. */
export function BookingForm(props: Props) {
  const { staff, initialProduct } = props;
  const person = props.person.uuid;
  const [initial, setInitial] = useState<Draft | null>(null);
  const [prefill] = useState(props.prefill);
  // Only the browser has the draft; rendering in a transition keeps a slow phone responsive to touches.
  useEffect(() => startTransition(() => setInitial(startDraft({ person, staff }, prefill))), [person, staff, prefill]);
  const title = useTitle(props);
  if (!initial) return <FormStart title={title} product={initialProduct} />;
  return (
    <DraftProvider key={initial.idempotency_key} initial={initial} initialProduct={initialProduct}>
      <Steps {...props} prefill={prefill} />
    </DraftProvider>
  );
}

function useTitle({ staff, person }: Pick<Props, 'staff' | 'person'>): string {
  const { t } = useT('booking');
  return staff ? t('by_staff.title', { name: fullName(person) }) : t('title');
}

function Steps({ lng, person, staff, prefill, refundBands, holdMinutes }: Props) {
  const title = useTitle({ staff, person });
  const form = useDraftForm();
  const savedDraft = useSavedDraft(form, { person: person.uuid, staff });
  const { news, discard } = useDeviceDraft(form, { person: person.uuid, staff }, prefill);
  const slug = useDraft((draft) => draft.product);
  const reached = useDraft((draft) => draft.reached);
  const { product, prices, others, otherPrices, ...found } = form.found;
  const { step, go } = useSteps(form, { product: slug, reached });
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const pendingItem = useRef<NewItem | null>(null);
  const [trail, setTrail] = useState({ step, hasMoved: false });
  if (trail.step !== step) {
    setTrail({ step, hasMoved: trail.step !== null });
    if (step !== 'activity') setChoosing(null);
  }
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useLeaveGuard(savedDraft.wouldBeMissed);
  // The country is guessed only after the prices have loaded, so that it does not delay them.
  useGuessedCountry(staff === undefined && prices !== null);

  const { addDivers, preselect } = form;
  const variant = useDraft((draft) => draft.variant);
  const base = product?.variants[0]?.uuid;
  useEffect(() => {
    if (base && variant === '') preselect(base);
  }, [preselect, base, variant]);
  const quantity = useDraft((draft) => draft.quantity);
  const forPeople = useMemo(() => product && together(product, [product, ...others.values()]), [product, others]);
  useEffect(() => {
    if (forPeople && quantity) addDivers(forPeople);
  }, [addDivers, forPeople, quantity]);

  useOnFirstTouch(loadLaterSteps);

  // Starts again when the browser restores this page from its cache on the way back from the payment page.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && isLeaving && location.reload();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [isLeaving]);

  const leaveFor = (path: string) => {
    setLeaving(true);
    savedDraft.discard();
    void discard().then(() => location.assign(path));
  };
  const Body = step && step !== 'activity' && product ? laterSteps[step] : null;
  return (
    <BookingProvider
      value={{
        ...{
          lng,
          person,
          byStaff: staff !== undefined,
          refundBands,
          lastParty: prefill.remembered?.people ?? [],
          holdMinutes,
          form,
          product,
          prices,
          ...{ forPeople, others, otherPrices, choosing, setChoosing, pendingItem },
          step: step ?? 'activity',
          go,
        },
        ...{ hasMoved: trail.hasMoved, notice, setNotice, isBusy, setBusy, leaveFor },
      }}
    >
      <h1 className={css.title}>{title}</h1>
      <StepList />
      <div className={css.columns}>
        <div className={css.main}>
          <OtherTabWarning savedDraft={savedDraft} />
          <DeviceNote news={news} />
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
          <BookingChat />
        </div>
        <Summary />
      </div>
    </BookingProvider>
  );
}

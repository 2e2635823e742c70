'use client';
import { diverCount } from '@/features/booking/domain/draft';
import { type DayFor, dayFor, hasTime } from '@/features/booking/domain/free-days';
import { useT } from '@/i18n/client';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import type { FieldErrors } from '@/ui/form/use-schema-form';
import { useBooking } from './booking-context';
import { useDraft } from './draft-provider';
import { FormSkeleton } from './form-skeleton';
import { ItemChooser } from './item-chooser';
import { ItemsForm } from './items-form';
import { ProductChooser } from './product-chooser';
import { StepForm, StepPart } from './step-form';
import { useAvailability } from './use-availability';
import { useClosedDayFaults } from './use-closed-day-faults';
import { usePendingItem } from './use-pending-item';
import type { useProduct } from './use-product';

/** Checks the selected day against the calendar before the server has to. */
function useDayFault(): () => FieldErrors {
  const { t } = useT('booking');
  const { form, product, byStaff } = useBooking();
  const { dayOf } = useAvailability(product?.slug ?? '');
  return () => {
    const draft = form.values();
    const day = dayOf(draft.activity_date);
    const nothing: FieldErrors = {};
    if (!product || !day) return nothing;
    const status: DayFor = dayFor(day, diverCount(draft, product), byStaff);
    if (status === 'open')
      return hasTime(day, draft.activity_time, diverCount(draft, product), byStaff)
        ? nothing
        : { [day.times.length > 1 ? 'activity_time' : 'activity_date']: t('time.refused') };
    return { activity_date: t(`day.refused.${status}`, { count: day.places_left }) };
  };
}

type Found = Omit<ReturnType<typeof useProduct>, 'product' | 'prices'>;

/** The first step: product, variant, quantity, day and pickup. */
export function ActivityStep({ found }: { found: Found }) {
  const { t } = useT('booking');
  const { product, choosing } = useBooking();
  const slug = useDraft((draft) => draft.product);
  if (found.isFailed) {
    return <ErrorState title={t('product.failed')} retryLabel={t('retry')} retry={found.retry} />;
  }
  if (slug === '' || found.isMissing) {
    return (
      <>
        {found.isMissing && (
          <Alert tone="warning" title={t('product.missing')}>
            {t('product.missing_text')}
          </Alert>
        )}
        <ProductChooser />
      </>
    );
  }
  if (choosing && product) return <ItemChooser choosing={choosing} product={product} />;
  return product ? <ActivityForm /> : <FormSkeleton />;
}

function ActivityForm() {
  const { product } = useBooking();
  const dayFault = useDayFault();
  const closedDayFaults = useClosedDayFaults();
  usePendingItem();
  if (!product) return null;
  return (
    <StepForm also={() => ({ ...closedDayFaults(), ...dayFault() })}>
      <StepPart step="activity">
        <ItemsForm product={product} />
      </StepPart>
    </StepForm>
  );
}

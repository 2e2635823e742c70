'use client';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { FieldErrors } from '@/ui/form/use-schema-form';
import { ANYWAY, BookedAlready } from './booked-already';
import { useChosen } from './booking-context';
import { PaymentFoot } from './payment-foot';
import { PaymentPart } from './payment-part';
import { PriceFailed } from './price-failed';
import { ReviewPart } from './review-part';
import { StepForm } from './step-form';
import { useItems } from './use-items';
import { usePlaceOrder } from './use-place-order';
import { useDoubleBookings } from './use-quote';

/** The down payment percentage of each item; null until the prices are loaded. */
function useDeposits(): number[] | null {
  const items = useItems();
  const deposits = items.flatMap(({ prices }) => prices?.deposit_percent ?? []);
  return deposits.length === items.length ? deposits : null;
}

/** Asks once more when somebody is booked twice at the same time. */
function useAnyway() {
  const { t } = useT('booking');
  const { byStaff } = useChosen();
  const found = useDoubleBookings();
  const [isAnyway, setAnyway] = useState(false);
  const [missing, setMissing] = useState<string>();
  const askFirst = (): FieldErrors => {
    const fault = found.length > 0 && !byStaff && !isAnyway ? t('doubleBooking.required') : undefined;
    setMissing(fault);
    return fault === undefined ? {} : { [ANYWAY]: fault };
  };
  const error = isAnyway ? undefined : missing;
  return { askFirst, question: <BookedAlready found={found} isAnyway={isAnyway} onAnyway={setAnyway} error={error} /> };
}

/** Everything to read once more, and the button that places the order. */
export function CheckoutScreen() {
  const { lng } = useChosen();
  const { placeOrder, failure, quote } = usePlaceOrder();
  const deposits = useDeposits();
  const { askFirst, question } = useAnyway();
  const priced = quote.data && deposits ? { quote: quote.data, deposits } : null;
  const canPay = priced !== null && !quote.isError;
  return (
    <StepForm
      also={askFirst}
      isReady={canPay || quote.isError}
      onDone={canPay ? placeOrder : () => void quote.refetch()}
      foot={
        <>
          {question}
          <PaymentFoot lng={lng} failure={failure} />
        </>
      }
    >
      <ReviewPart />
      {quote.isError ? (
        <PriceFailed quote={quote} />
      ) : priced ? (
        <PaymentPart {...priced} />
      ) : (
        <Skeleton kind="block" lines={3} />
      )}
    </StepForm>
  );
}

'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { asSent } from '@/features/booking/domain/as-sent';
import { diversOf } from '@/features/booking/domain/draft';
import { stepOf } from '@/features/booking/domain/form-steps';
import { closedItemIn, errorsOfOpenItem } from '@/features/booking/domain/item-errors';
import type { bookingInput } from '@/features/booking/schema';
import { useT } from '@/i18n/client';
import { localePath } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import type { z } from '@/shared/schema/zod';
import { type CallError, trpc } from '@/trpc/react';
import { useChosen } from './booking-context';
import { rememberPlaced } from './placed-order';
import { SentBefore } from './sent-before';
import { useLimits, useQuote } from './use-quote';

/** Refusals that another day or fewer packages would resolve. */
const dayCodes = ['sold_out', 'day_closed', 'cut_off', 'day_not_offered', 'time_not_offered'];
const productCodes = ['not_found', 'not_bookable'];
/** Refusals that paying or cancelling an earlier order would resolve. */
const holdCodes = ['too_many_holds', 'held_seats', 'network_holds_open'];

/** A failure that only a retry can fix, not a change of the form. */
export type Failure = { message: string; isHoldRefusal?: boolean };

const isCallError = (thrown: unknown): thrown is CallError => thrown instanceof Error && 'data' in thrown;

/** Places the order once and goes to its payment; a refusal goes to the step where it can be fixed. */
export function usePlaceOrder() {
  const { t } = useT('booking');
  const { lng, person, byStaff, form, product, forPeople, others, go, setNotice, setBusy, leaveFor } = useChosen();
  const limits = useLimits();
  const quote = useQuote();
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const create = trpc.order.create.useMutation();
  const createFor = trpc.admin.orders.create.useMutation();
  const [failure, setFailure] = useState<Failure | null>(null);

  const askAnew = () =>
    Promise.all([
      utils.availability.days.invalidate(),
      utils.catalogue.invalidate(),
      queries.invalidateQueries({ queryKey: ['quote'] }),
    ]);

  async function showNewPrice(message: string) {
    const before = quote.data?.total;
    await askAnew();
    const { data } = await quote.refetch();
    const [was, now] = [before, data?.total].map((amount) => formatRupiah(amount ?? 0, lng));
    setNotice({ tone: 'warning', title: message, text: t('refusal.price', { was, now }) });
    go('review');
    // The notice is above the review, which shares its screen with the button.
    scrollTo({ top: 0 });
  }

  function showFieldErrors(errors: Record<string, string[]>, message: string) {
    if ('idempotency_key' in errors) {
      return setNotice({
        tone: 'warning',
        title: t('refusal.sent_before'),
        text: t('refusal.sent_before_text'),
        actions: <SentBefore />,
      });
    }
    const fieldErrors = Object.fromEntries(Object.entries(errors).map(([field, [first = message]]) => [field, first]));
    // The next step reads these errors when it starts, and shows the refused item.
    const refused = closedItemIn(fieldErrors);
    if (refused !== undefined) form.openItem(refused);
    const shown = errorsOfOpenItem(fieldErrors, form.values());
    flushSync(() => form.setErrors(shown));
    setNotice({ tone: 'error', title: message, text: t('refusal.draft_saved') });
    go(stepOf(Object.keys(shown)[0] ?? ''));
  }

  async function refuse(thrown: unknown) {
    const { message, data } = isCallError(thrown) ? thrown : { message: String(thrown), data: null };
    if (!data) return setFailure({ message: t('refusal.unknown') });
    if (data.errors) {
      if (dayCodes.includes(data.code)) await askAnew();
      return showFieldErrors(data.errors, message);
    }
    if (data.code === 'price_changed') return showNewPrice(message);
    if (!dayCodes.includes(data.code) && !productCodes.includes(data.code))
      return setFailure({ message, isHoldRefusal: holdCodes.includes(data.code) });
    // The next step focuses a day, which must not be a day that is about to disappear.
    await askAnew();
    const field = data.code === 'time_not_offered' ? 'activity_time' : 'activity_date';
    if (dayCodes.includes(data.code)) flushSync(() => form.setFieldError(field, message));
    setNotice({ tone: 'error', title: message, text: t('refusal.draft_saved') });
    go('activity');
  }

  async function placeOrder() {
    setFailure(null);
    setNotice(null);
    if (!navigator.onLine) return setFailure({ message: t('refusal.offline') });
    const draft = form.values();
    // The steps have validated it, and the server parses it again.
    const input = asSent(draft, product, limits, others) as z.input<typeof bookingInput>;
    setBusy(true);
    try {
      const submit = { ...input, idempotency_key: draft.idempotency_key, quoted_total: quote.data?.total };
      if (byStaff) {
        const { uuid } = await createFor.mutateAsync({
          ...submit,
          customer: person.uuid,
          ...(draft.fit_override?.trim() && { fit_override: draft.fit_override }),
        });
        return leaveFor(localePath(lng, `/admin/orders/${uuid}/detail`));
      }
      const keep = diversOf(draft, forPeople).flatMap((diver, position) => (diver.keep ? position : []));
      const order = await create.mutateAsync({ ...submit, keep });
      rememberPlaced(order);
      leaveFor(order.payment_url ?? localePath(lng, `/user/orders/${order.uuid}?payment=unavailable`));
    } catch (thrown) {
      setBusy(false);
      await refuse(thrown);
    }
  }
  return { placeOrder, failure, quote };
}

'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { draftOf, type EditDraft, inputOf } from '@/features/order-desk/editing/domain/edit-draft';
import { mergeEdits } from '@/features/order-desk/editing/domain/merge-edits';
import { type EditableOrder, type EditInput, type EditPreview, editInput } from '@/features/order-desk/editing/schema';
import { useOrderAction } from '@/features/order-desk/ui/use-order-action';
import { staffOrderPath } from '@/features/orders/ui/staff-paths';
import { useT } from '@/i18n/client';
import { isSame } from '@/shared/schema/merge-changes';
import { trpc } from '@/trpc/react';
import { useLiveForm } from '@/ui/form/use-live-form';
import { firstErrors, type Refused } from '@/ui/form/use-schema-form';
import { useUnsavedGuard } from '@/ui/form/use-unsaved-guard';
import type { Settling } from './edit-summary';

type Values = EditDraft & Settling;

const PAUSE_AFTER_TYPING = 400;
const undecided: Settling = { settle: null, how: 'gateway', reason: '', notify: false };

const settlingOf = ({ settle, how, reason, notify }: Values): Settling => ({ settle, how, reason, notify });
const draftIn = ({ settle: _, how: __, reason: ___, notify: ____, ...draft }: Values): EditDraft => draft;

/** Previews the edit shortly after the last change. */
function usePreview(input: object) {
  const { client } = trpc.useUtils();
  const now = JSON.stringify(input);
  const [typed] = useDebouncedValue(now, PAUSE_AFTER_TYPING);
  const preview = useQuery({
    queryKey: ['order-edit', typed],
    queryFn: () => client.admin.order_edits.preview.mutate(JSON.parse(typed)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { ...preview, isLate: typed !== now || preview.isFetching };
}

/** Shows the seat error at the day of the item that has no seats. */
function seatFault(seats: EditPreview['seats'] | undefined, { items }: EditDraft): Record<string, string> {
  const index = items.findIndex(({ uuid }) => uuid === seats?.item);
  return seats?.message && index >= 0 ? { [`items.${index}.activity_date`]: seats.message } : {};
}

/** A change by another person; `conflict` is set when it overlaps with what was typed here. */
type Meanwhile = { what: string; conflict: { draft: EditDraft; latest: EditableOrder; fits: boolean } | null };

/** The form of an order being edited, with its new price and concurrent changes by others. */
export function useOrderEdit(order: EditableOrder) {
  const { lng } = useT('orders-admin');
  const router = useRouter();
  const { onSuccess, onSettled } = useOrderAction();
  const cache = trpc.useUtils();
  const [base, setBase] = useState(order);
  const [isSaved, setSaved] = useState(false);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const sent = (values: Values): EditInput => {
    const { settle, how, reason, notify } = values;
    return { ...inputOf(base, draftIn(values)), ...(settle && { settle }), how, reason, notify };
  };
  const live = useLiveForm<Values>({ schema: editInput, toInput: sent }, { ...draftOf(order), ...undecided });
  const { form, values, showRefusal, setRefusal, submit } = live;
  const draft = draftIn(values);
  const isDirty = !isSame(draft, draftOf(base));
  useUnsavedGuard(isDirty && !isSaved);
  const preview = usePreview(inputOf(base, draft));

  const start = (latest: EditableOrder, from: EditDraft) => {
    setBase(latest);
    form.setValues(from);
  };
  const follow = async (refused: Refused) => {
    const latest = await cache.admin.order_edits.get.fetch({ uuid: order.uuid }, { staleTime: 0 });
    const { draft: merged, conflicts, fits } = mergeEdits(base, draftIn(form.getValues()), latest);
    const what = firstErrors(refused).version ?? refused.message;
    setMeanwhile({ what, conflict: conflicts.length > 0 ? { draft: merged, latest, fits } : null });
    if (conflicts.length === 0) start(latest, merged);
  };
  const save = trpc.admin.order_edits.save.useMutation({
    onSuccess(answer) {
      setSaved(true);
      onSuccess(answer);
      router.push(staffOrderPath(lng, order.uuid));
    },
    onError(refused) {
      if (refused.data?.code !== 'changed_meanwhile') {
        showRefusal(refused);
        // The previewed seats may be gone.
        void Promise.all([preview.refetch(), cache.admin.schedule.days.invalidate()]);
      } else void follow(refused).catch(() => showRefusal(refused));
    },
    onSettled,
  });
  const change = (patch: Partial<Values>) => {
    setRefusal(null);
    form.setValues(patch);
  };
  const { conflict = null } = meanwhile ?? {};
  const decide = (from: EditDraft, latest: EditableOrder) => () => {
    setMeanwhile(null);
    start(latest, from);
  };
  const offered = preview.data?.settlements ?? [];
  return {
    base,
    draft,
    settling: settlingOf(values),
    preview: isDirty ? preview.data : undefined,
    errors: isDirty
      ? {
          ...seatFault(preview.data?.seats, draft),
          ...firstErrors(preview.error as Refused | null),
          ...live.errors,
        }
      : {},
    refusal: isDirty ? (live.refusal ?? preview.error?.message) : null,
    isSaving: save.isPending,
    canSave: isDirty && !preview.isLate,
    isDirty,
    change,
    onSubmit: submit((typed) => {
      setMeanwhile(null);
      const { settle, ...rest } = sent(typed);
      save.mutate({ ...rest, ...(settle && offered.includes(settle) && { settle }) });
    }),
    what: meanwhile?.what ?? null,
    conflict: conflict && {
      by: null,
      saveMine: conflict.fits ? decide(conflict.draft, conflict.latest) : undefined,
      loadTheirs: decide(draftOf(conflict.latest), conflict.latest),
      keepTyping: () => setMeanwhile(null),
    },
  };
}

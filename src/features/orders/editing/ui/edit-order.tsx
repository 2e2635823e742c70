'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { staffOrderPath } from '@/features/orders/admin/ui/paths';
import { useOrderAction } from '@/features/orders/admin/ui/use-order-action';
import { draftOf, type EditDraft, type ItemDraft, inputOf } from '@/features/orders/editing/domain/edit-draft';
import type { EditableOrder } from '@/features/orders/editing/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useUnsavedGuard } from '@/ui/form/use-unsaved-guard';
import { Panel } from '@/ui/show/panel';
import { EditContact } from './edit-contact';
import { EditGuest } from './edit-guest';
import { EditItem } from './edit-item';
import css from './edit-order.module.css';
import { EditPeople } from './edit-people';
import { EditSummary, type Settling } from './edit-summary';

type Refused = { message: string; data?: { errors?: Record<string, string[]> | null } | null };

const PAUSE_AFTER_TYPING = 400;

const firstErrors = (refused: Refused | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(refused?.data?.errors ?? {}).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
  );

/** Puts an order right: everything in one form, with its new price beside it. */
export function EditOrder({ order }: { order: EditableOrder }) {
  const { t, lng } = useT('orders-admin');
  const router = useRouter();
  const action = useOrderAction();
  const { client } = trpc.useUtils();
  const [draft, setDraft] = useState(() => draftOf(order));
  const [settling, setSettling] = useState<Settling>({ settle: null, how: 'gateway', reason: '', notify: false });
  const [isSaved, setSaved] = useState(false);
  const input = inputOf(order, draft);
  const [typed] = useDebouncedValue(JSON.stringify(input), PAUSE_AFTER_TYPING);
  const preview = useQuery({
    queryKey: ['order-edit', typed],
    queryFn: () => client.admin.order_edits.preview.mutate(JSON.parse(typed)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const save = trpc.admin.order_edits.save.useMutation({
    ...action,
    onSuccess(answer) {
      setSaved(true);
      action.onSuccess(answer);
      router.push(staffOrderPath(lng, order.uuid));
    },
    onError: () => {},
  });
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(order));
  useUnsavedGuard(isDirty && !isSaved);

  const refused: Refused | null = save.error ?? (preview.error as Refused | null);
  const errors = isDirty ? firstErrors(refused) : {};
  const change = (patch: Partial<EditDraft>) => {
    save.reset();
    setDraft((now) => ({ ...now, ...patch }));
  };
  const changeItem = (index: number, patch: Partial<ItemDraft>) =>
    change({ items: draft.items.map((item, at) => (at === index ? { ...item, ...patch } : item)) });
  const settlements = preview.data?.settlements ?? [];
  const settle = settling.settle && settlements.includes(settling.settle) ? settling.settle : undefined;
  return (
    <div className={css.sides}>
      <div>
        {order.items.map((item, index) => {
          const ofItem = draft.items[index];
          return (
            ofItem && (
              <EditItem
                key={item.uuid}
                item={item}
                draft={ofItem}
                people={draft.people}
                at={`items.${index}`}
                errors={errors}
                onChange={(patch) => changeItem(index, patch)}
              />
            )
          );
        })}
        <Panel title={t('edit.people')}>
          <EditPeople draft={draft} errors={errors} onChange={(people) => change({ people })} />
        </Panel>
        <EditGuest draft={draft} errors={errors} onChange={change} />
        <EditContact draft={draft} errors={errors} onChange={change} />
      </div>
      <div className={css.summary}>
        <Panel title={t('edit.summary')}>
          <EditSummary
            preview={isDirty ? preview.data : undefined}
            settling={settling}
            errors={errors}
            onChange={(patch) => setSettling((now) => ({ ...now, ...patch }))}
          />
          {isDirty && refused && (
            <Alert tone="error">{[refused.message, errors.version].filter(Boolean).join(' ')}</Alert>
          )}
          <p>
            <Button
              look="solid"
              busy={save.isPending}
              disabled={!isDirty || preview.isFetching}
              onClick={() =>
                save.mutate({ ...input, settle, how: settling.how, reason: settling.reason, notify: settling.notify })
              }
            >
              {t('edit.save')}
            </Button>
          </p>
        </Panel>
      </div>
    </div>
  );
}

'use client';
import { useRef } from 'react';
import type { ItemDraft } from '@/features/order-desk/editing/domain/edit-draft';
import type { EditableOrder } from '@/features/order-desk/editing/schema';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { Conflict } from '@/ui/form/changed-meanwhile';
import { useSaveKey } from '@/ui/form/use-save-key';
import { Panel } from '@/ui/show/panel';
import { EditContact } from './edit-contact';
import { EditGuest } from './edit-guest';
import { EditItem } from './edit-item';
import css from './edit-order.module.css';
import { EditPeople } from './edit-people';
import { EditSummary } from './edit-summary';
import { useOrderEdit } from './use-order-edit';

/** Edits an order in one form, with its seats and new price beside it. */
export function EditOrder({ order }: { order: EditableOrder }) {
  const { t } = useT('orders-admin');
  const form = useRef<HTMLFormElement>(null);
  const edit = useOrderEdit(order);
  const { base, draft, errors, change } = edit;
  useSaveKey(form, edit.isDirty);
  const changeItem = (uuid: string, patch: Partial<ItemDraft>) =>
    change({ items: draft.items.map((item) => (item.uuid === uuid ? { ...item, ...patch } : item)) });
  return (
    <form ref={form} noValidate className={css.sides} onSubmit={edit.onSubmit}>
      <div>
        {draft.items.map((ofItem, index) => {
          const item = base.items.find(({ uuid }) => uuid === ofItem.uuid);
          return (
            item && (
              <EditItem
                key={item.uuid}
                item={item}
                draft={ofItem}
                people={draft.people}
                at={`items.${index}`}
                errors={errors}
                onChange={(patch) => changeItem(item.uuid, patch)}
              />
            )
          );
        })}
        <Panel title={t('edit.people')}>
          <EditPeople order={base} draft={draft} errors={errors} onChange={change} />
        </Panel>
        <EditGuest draft={draft} errors={errors} onChange={change} />
        <EditContact draft={draft} errors={errors} onChange={change} />
      </div>
      <div className={css.summary}>
        <Panel title={t('edit.summary')}>
          <EditSummary
            preview={edit.preview}
            isDirty={edit.isDirty}
            settling={edit.settling}
            errors={errors}
            onChange={change}
          />
          {edit.refusal && <Alert tone="error">{edit.refusal}</Alert>}
          {edit.what && <Alert tone="info">{edit.conflict ? edit.what : `${edit.what} ${t('edit.merged')}`}</Alert>}
          {edit.conflict && <Conflict conflict={edit.conflict} />}
          <p>
            <Button type="submit" look="solid" busy={edit.isSaving} disabled={!edit.canSave}>
              {t('edit.save')}
            </Button>
          </p>
        </Panel>
      </div>
    </form>
  );
}

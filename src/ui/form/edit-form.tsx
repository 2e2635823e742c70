'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '@/ui/feedback/alert';
import { Conflict, Merged } from './changed-meanwhile';
import css from './edit-form.module.css';
import { SaveBar } from './save-bar';
import type { EditForm as Editing } from './use-edit-form';
import { useSaveKey } from './use-save-key';

/** The frame of an edit page: its fields, the refusal message and the save bar. */
export function EditForm(props: { editing: Editing; actions?: ReactNode; saveLabel?: string; children: ReactNode }) {
  const { editing } = props;
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useSaveKey(form, editing.dirty);
  const hasNotice = editing.refusal !== null || editing.conflict !== null;
  useEffect(() => {
    if (hasNotice) notice.current?.scrollIntoView({ block: 'center' });
  }, [hasNotice]);
  return (
    <form ref={form} noValidate className={css.form} onSubmit={editing.submit}>
      <div ref={notice} className={css.notices}>
        {editing.refusal && <Alert tone="error">{editing.refusal}</Alert>}
        {editing.merged && <Merged by={editing.merged.by} />}
        {editing.conflict && <Conflict conflict={editing.conflict} />}
      </div>
      {props.children}
      <SaveBar editing={editing} actions={props.actions} saveLabel={props.saveLabel} />
    </form>
  );
}

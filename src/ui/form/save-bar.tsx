import type { ReactNode } from 'react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import css from './save-bar.module.css';
import type { EditForm } from './use-edit-form';

/** The save button and the state of the form, always visible. */
export function SaveBar(props: { editing: EditForm; actions?: ReactNode; saveLabel?: string | undefined }) {
  const { t } = useT('ui');
  const { state, dirty, undo } = props.editing;
  const status = state === 'idle' ? (dirty ? 'unsaved' : 'unchanged') : state;
  return (
    <div className={css.bar}>
      <span className={css.state} role="status" data-state={status}>
        {t(`form.${status}`)}
      </span>
      {props.actions}
      <Button look="quiet" disabled={!dirty || state === 'saving'} onClick={undo}>
        {t('form.undo')}
      </Button>
      <Button type="submit" look="solid" busy={state === 'saving'}>
        {props.saveLabel ?? t('form.save')}
      </Button>
    </div>
  );
}

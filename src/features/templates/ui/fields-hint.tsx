import { useT } from '@/i18n/client';
import { messageFields } from '@/shared/mail/fill-fields';
import { Panel } from '@/ui/show/panel';
import css from './templates.module.css';

/** Explains each field that a text may use. */
export function FieldsHint() {
  const { t } = useT('templates-admin');
  return (
    <Panel title={t('fields.title')}>
      <p className={css.hint}>{t('fields.hint')}</p>
      <dl className={css.names}>
        {messageFields.map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{t(`fields.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

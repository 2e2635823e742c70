'use client';
import css from '@/features/settings/ui/settings.module.css';
import { useT } from '@/i18n/client';
import { textFields } from '@/shared/shop/text-fields';
import { Panel } from '@/ui/show/panel';

/** Lists the settings that a text may use, with their current values. */
export function FieldList({ values }: { values: Record<string, string> }) {
  const { t } = useT('settings-admin');
  return (
    <Panel title={t('texts.fields')}>
      <p className={css.hint}>{t('texts.fieldsHint')}</p>
      <dl className={css.textFields}>
        {textFields.map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{values[name]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

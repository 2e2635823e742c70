import { IconCheck, IconMinus } from '@tabler/icons-react';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import type { Locale } from '@/shared/locale/locales';
import css from './inclusions.module.css';

/** Anchor of the lists on the page. */
export const inclusionsId = 'included';

export async function Inclusions(props: { lng: Locale; included: string[]; excluded: string[] }) {
  const { t } = await getT(props.lng, 'catalogue');
  const lists = [
    { title: t('detail.included'), lines: props.included, Icon: IconCheck },
    { title: t('detail.excluded'), lines: props.excluded, Icon: IconMinus },
  ];
  return (
    <div className={css.lists} id={inclusionsId}>
      {lists
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines, Icon }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>
                  <Icon aria-hidden="true" />
                  {typeset(line)}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

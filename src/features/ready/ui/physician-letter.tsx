import { formatDeparture } from '@/features/orders/ui/format-departure';
import { PrintButton } from '@/features/orders/ui/print-button';
import { officialForm } from '@/features/ready/health/domain/official-form';
import type { ReadyView } from '@/features/ready/schema';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { getShop } from '@/shop/server';
import css from './physician-letter.module.css';

type Props = { lng: Locale; token: string; view: ReadyView };

/** One page for a physician to sign: who dives, where and when, and none of the answers. */
export async function PhysicianLetter({ lng, token, view: { diver, items } }: Props) {
  const { t } = await getT(lng, 'health');
  const { name, email } = (await getShop()).identity;
  return (
    <article className={css.letter}>
      <p className={css.tools}>
        <a href={localePath(lng, `/ready/${token}`)}>{t('letter.back')}</a>
        <PrintButton label={t('letter.print')} />
      </p>
      <p>
        {name}
        <br />
        {email}
      </p>
      <h1>{t('letter.title')}</h1>
      <p>{t('letter.greeting')}</p>
      <p>{t('letter.body')}</p>
      <dl>
        <dt>{t('letter.name')}</dt>
        <dd>{diver.full_name}</dd>
        <dt>{t('letter.born')}</dt>
        <dd>{diver.date_of_birth && formatDay(diver.date_of_birth, lng)}</dd>
        <dt>{t('letter.trip')}</dt>
        <dd>
          {items.map((item) => (
            <span key={item.uuid}>
              {item.product.title} · {formatDeparture(item, lng, 'full')}
            </span>
          ))}
        </dd>
        <dt>{t('letter.form')}</dt>
        <dd>
          <a href={officialForm} target="_blank" rel="noreferrer">
            {officialForm}
          </a>
        </dd>
      </dl>
      <ul className={css.choices}>
        <li>{t('letter.fit')}</li>
        <li>{t('letter.unfit')}</li>
      </ul>
      <p className={css.signature}>{t('letter.signature')}</p>
    </article>
  );
}

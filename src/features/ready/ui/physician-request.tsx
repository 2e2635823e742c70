import { formatDeparture } from '@/features/orders/ui/format-departure';
import { PrintButton } from '@/features/orders/ui/print-button';
import { officialForm } from '@/features/ready/health/domain/official-form';
import type { ReadyView } from '@/features/ready/schema';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { getShop } from '@/shop/server';
import css from './physician-request.module.css';

type Props = { lng: Locale; token: string; view: ReadyView };

/** One page for a physician to sign: who dives, where and when, and none of the answers. */
export async function PhysicianRequest({ lng, token, view: { diver, items } }: Props) {
  const { t } = await getT(lng, 'health');
  const { name, email } = (await getShop()).identity;
  return (
    <article className={css.request}>
      <p className={css.tools}>
        <a href={localePath(lng, `/ready/${token}`)}>{t('request.back')}</a>
        <PrintButton label={t('request.print')} />
      </p>
      <p>
        {name}
        <br />
        {email}
      </p>
      <h1>{t('request.title')}</h1>
      <p>{t('request.greeting')}</p>
      <p>{t('request.body')}</p>
      <dl>
        <dt>{t('request.name')}</dt>
        <dd>{diver.full_name}</dd>
        <dt>{t('request.born')}</dt>
        <dd>{diver.date_of_birth && formatDay(diver.date_of_birth, lng)}</dd>
        <dt>{t('request.trip')}</dt>
        <dd>
          {items.map((item) => (
            <span key={item.uuid}>
              {item.product.title} · {formatDeparture(item, lng, 'full')}
            </span>
          ))}
        </dd>
        <dt>{t('request.form')}</dt>
        <dd>
          <a href={officialForm} target="_blank" rel="noreferrer">
            {officialForm}
          </a>
        </dd>
      </dl>
      <ul className={css.choices}>
        <li>{t('request.fit')}</li>
        <li>{t('request.unfit')}</li>
      </ul>
      <p className={css.signature}>{t('request.signature')}</p>
    </article>
  );
}

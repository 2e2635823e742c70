import { typedText } from '@/features/booking/divers/domain/typed-diver';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { pickupLine } from '@/features/orders/ui/pickup-line';
import { answerFields } from '@/features/ready/domain/step-fields';
import { healthTexts } from '@/features/ready/health/ui/health-texts';
import type { ReadyView } from '@/features/ready/schema';
import type { WaiverStepView } from '@/features/ready/waiver/schema';
import { waiverTexts } from '@/features/ready/waiver/ui/waiver-texts';
import { countryNames } from '@/i18n/country-names';
import { getT } from '@/i18n/server';
import { guessCountry } from '@/shared/locale/guess-country';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { getAreaNames } from '@/shop/server';
import css from './ready.module.css';
import { ReadyForm } from './ready-form';
import { levelsByAssociation, questionSteps, readyTexts } from './ready-steps';

type Props = {
  lng: Locale;
  token: string;
  view: ReadyView;
  /** The published health questions, by key; null if the diver is not asked. */
  healthPaper: Readonly<Record<string, string>> | null;
  waiver: WaiverStepView | null;
  /** The likely country of the visitor; null if their address discloses none. */
  country: string | null;
};

async function Days({ lng, view }: Pick<Props, 'lng' | 'view'>) {
  const { t } = await getT(lng, 'ready');
  const { t: orders } = await getT(lng, 'orders');
  const { t: common } = await getT(lng, 'common');
  const nameOf = await getAreaNames(lng);
  const { pickup_area: area, pickup_address: address } = view;
  return (
    <div className={css.days}>
      <h3>{t('end.day')}</h3>
      {view.items.map((item) => (
        <p key={item.uuid}>
          <strong>{formatDeparture(item, lng, 'full')}</strong>
          <br />
          {[item.product.title, item.variant].filter(Boolean).join(' · ')}
          <br />
          {pickupLine({ ...item, return_window: null }, { t: orders, common, nameOf, lng, area })}
          {area && address && (
            <>
              <br />
              {address}
            </>
          )}
        </p>
      ))}
      {view.no_fly_until && (
        <p>
          {orders('fact.noFly')}: {formatMoment(new Date(view.no_fly_until), lng)}
        </p>
      )}
      <p>{orders('voucher.bring')}</p>
    </div>
  );
}

/** The page behind a diver's link. */
export async function ReadyPage({ lng, token, view, waiver, healthPaper: paper, country }: Props) {
  const { t } = await getT(lng, 'ready');
  const { t: booking } = await getT(lng, 'booking');
  const { t: common } = await getT(lng, 'common');
  const { t: ofWaiver } = await getT(lng, 'waiver');
  const nameOf = countryNames((await getT(lng, 'countries')).t);
  const { diver, state, missing, open_papers: openPapers, has_card: hasCard, steps, items } = view;
  const given = Object.fromEntries(answerFields.map((field) => [field, typedText(diver[field])]));
  const texts = { lng, t, booking, nameOf };
  // Fees are settled for everybody of whom enough is known.
  const asksResidence = diver.residence !== null || items.some(({ fees }) => fees.some(({ at_most }) => at_most));
  const { t: healthT } = await getT(lng, 'health');
  const health = view.health && paper && { view: view.health, paper, texts: healthTexts(healthT) };
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{t('title')}</h1>
        <p>
          {diver.full_name && <strong>{diver.full_name}</strong>}
          {items.map((item) => (
            <span key={item.uuid}>
              {item.product.title} · {formatDeparture(item, lng, 'full')}
            </span>
          ))}
        </p>
        <p>{t('intro')}</p>
      </header>
      <ReadyForm
        {...{ lng, token, state, missing, openPapers, hasCard, health }}
        steps={questionSteps(steps, texts, asksResidence ? [] : ['residence'])}
        levels={levelsByAssociation(texts)}
        values={{ ...given, shoe_size_system: given.shoe_size_system || 'EU' }}
        papers={{ waiver: waiver && { view: waiver, texts: waiverTexts(ofWaiver) } }}
        texts={readyTexts({ ...texts, common })}
        country={country ?? guessCountry(lng, lng)}
      >
        <Days lng={lng} view={view} />
      </ReadyForm>
    </div>
  );
}

'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { lastChange } from '@/features/availability/admin/schedule/domain/seen';
import type { ProductDayView } from '@/features/availability/admin/schedule/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { clockTime } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { classNames } from '@/ui/class-names';
import line from '@/ui/feedback/busy-line.module.css';
import { confirm } from '@/ui/feedback/confirm';
import { ErrorState } from '@/ui/feedback/error-state';
import { notify } from '@/ui/feedback/notify';
import { Skeleton } from '@/ui/feedback/skeleton';
import { DayStatus } from './day-status';
import { LimitLine } from './limit-line';
import css from './schedule.module.css';
import { useDayChange } from './use-day-change';

/** True if all departures of the day are closed. */
const isClosed = ({ departures }: ProductDayView) => departures.every(({ closed }) => closed);

type Props = { lng: Locale; day: Day; onProduct: (slug: string) => void };

/** Shows each product's seats and status on one day, with a button to close or open it. */
export function ProductsOfDay({ lng, day, onProduct }: Props) {
  const { t } = useT('availability-admin');
  const { t: ui } = useT('ui');
  const products = trpc.admin.schedule.on_day.useQuery({ date: day }, { placeholderData: keepPreviousData });
  const changed = useDayChange();
  const set = trpc.admin.schedule.set_days.useMutation({
    onSuccess: () => notify({ type: 'success', title: t('schedule.saved'), text: formatDay(day, lng, 'full') }),
    onError: ({ message }) => notify({ type: 'error', title: t('schedule.notSaved'), text: message }),
    onSettled: changed,
  });

  async function toggle(about: ProductDayView) {
    const { product, taken, departures } = about;
    const { slug, title } = product;
    const closed = isClosed(about);
    const yes =
      closed ||
      (await confirm({
        title: t('schedule.closeTitle', { title }),
        body: t('schedule.closeText', { count: taken }),
        confirmLabel: t('schedule.close'),
        danger: true,
      }));
    const seen = { [day]: lastChange(departures) };
    if (yes) set.mutate({ product: slug, from: day, to: day, closed: !closed, seen });
  }

  if (products.isError)
    return (
      <ErrorState
        title={ui('load.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void products.refetch()}
        busy={products.isFetching}
      />
    );
  if (!products.data) return <Skeleton lines={6} />;
  if (products.data.length === 0) return <p>{t('schedule.noProducts')}</p>;
  const isOffered = ({ status, taken }: ProductDayView) => status !== 'not_offered' || taken > 0;
  const others = products.data.filter((about) => !isOffered(about));
  const timesOf = ({ departures }: ProductDayView) => departures.map(({ time }) => clockTime(lng, time)).join(' · ');
  const name = ({ product: { slug, title } }: ProductDayView) => (
    <button type="button" className={css.link} onClick={() => onProduct(slug)}>
      {title}
    </button>
  );
  return (
    <>
      <table className={classNames(line.busyLine, css.products)} aria-busy={products.isFetching}>
        <caption className="only-read-aloud">{t('schedule.productsOf', { day: formatDay(day, lng, 'full') })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('schedule.product')}</th>
            <th scope="col">{t('schedule.seats')}</th>
            <th scope="col">{t('schedule.state')}</th>
            <th scope="col">
              <span className="only-read-aloud">{t('schedule.change')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.data.filter(isOffered).map((about) => (
            <tr key={about.product.slug}>
              <th scope="row">
                {name(about)}
                {about.departures.length > 1 && <p className={css.times}>{timesOf(about)}</p>}
                <LimitLine lng={lng} day={day} about={about} />
              </th>
              <td>{t('schedule.occupancy', { taken: about.taken, capacity: about.capacity })}</td>
              <td>
                <DayStatus about={about} />
              </td>
              <td>
                {about.status !== 'not_offered' && (
                  <Button
                    size="s"
                    look="quiet"
                    busy={set.isPending && set.variables.product === about.product.slug}
                    aria-label={t(isClosed(about) ? 'schedule.openOf' : 'schedule.closeOf', {
                      title: about.product.title,
                    })}
                    onClick={() => void toggle(about)}
                  >
                    {t(isClosed(about) ? 'schedule.open' : 'schedule.close')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 && (
        <details className={css.others}>
          <summary>{t('schedule.notOffered', { count: others.length })}</summary>
          <ul>
            {others.map((about) => (
              <li key={about.product.slug}>{name(about)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

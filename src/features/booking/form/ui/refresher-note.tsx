'use client';
import { partyCount } from '@/features/booking/domain/draft';
import { refresherItem } from '@/features/booking/domain/refresher-first';
import type { RefresherNeed } from '@/features/booking/domain/refresher-need';
import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductCard } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { formatList } from '@/shared/locale/format-list';
import { localePath } from '@/shared/locale/locales';
import { formatDay, formatNearDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { formatMonth, monthOf } from '@/shared/time/month';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import { useChosen } from './booking-context';
import { useDraft } from './draft-provider';
import { useAddItem } from './use-add-item';

type Props = { need: RefresherNeed; product: ProductCard; date: Day | null };

/**
 * The people who have not dived for long, and a refresher: added for exactly these people, or only shown when no day is
 * free.
 */
export function RefresherNote({ need, product, date }: Props) {
  const { t } = useT('booking');
  const { lng } = useChosen();
  const divers = useDraft((draft) => draft.divers);
  const { people, before } = need;
  const nameOf = (position: number) =>
    divers[position]?.full_name.trim() || t('divers.number', { number: position + 1 });
  const names = formatList(lng, people.map(nameOf));
  const lastDive = divers[people[0] ?? 0]?.last_dive ?? '';
  const { title } = product;
  return (
    <Alert
      tone="info"
      title={
        people.length === 1 && lastDive
          ? t('refresher.last', { name: names, month: formatMonth(monthOf(lastDive), lng) })
          : t('refresher.last_of_several', { names })
      }
      actions={
        date ? (
          <AddButton {...{ need, product, date }} label={t('refresher.add', { title, names })} />
        ) : (
          <ButtonLink size="s" href={localePath(lng, productPath(product))} target="_blank">
            {t('refresher.see', { title })}
          </ButtonLink>
        )
      }
    >
      {date
        ? t('refresher.day', { title, day: formatNearDay(date, lng) })
        : t('refresher.no_day', { title, day: formatDay(before, lng), count: people.length })}
    </Alert>
  );
}

type AddProps = { need: RefresherNeed; product: ProductCard; date: Day; label: string };

function AddButton({ need, product: { slug }, date, label }: AddProps) {
  const { form, product, pendingItem } = useChosen();
  const utils = trpc.useUtils();
  const addItem = useAddItem();
  const add = async () => {
    // Prefetched, so that the form shows its product at once instead of a skeleton.
    await utils.catalogue.product.prefetch({ slug });
    await addItem(() => {
      const item = { product: slug, activity_date: date };
      pendingItem.current = refresherItem(need, item, partyCount(form.values(), product));
    });
  };
  return (
    <Button size="s" look="solid" onClick={() => void add()}>
      {label}
    </Button>
  );
}

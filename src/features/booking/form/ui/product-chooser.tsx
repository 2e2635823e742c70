'use client';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import Link from 'next/link';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { packagesFor } from '@/features/booking/domain/people';
import type { ProductCard } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { localePath } from '@/shared/locale/locales';
import { withGap } from '@/shared/locale/sentence-end';
import { formatNearDay } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { coverOf } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';
import { useBooking } from './booking-context';
import { useDraft } from './draft-provider';
import { FormSkeleton } from './form-skeleton';
import css from './product-chooser.module.css';

const listedKinds = ['trip', 'activity', 'course'] as const;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** True when every search word is in the title or the summary. */
const fits = ({ title, summary }: ProductCard, search: string) =>
  plain(search)
    .split(/\s+/)
    .every((word) => plain(`${title} ${summary}`).includes(word));

type Props = {
  title?: string;
  /** Called with the chosen product; without it, the booking switches to that product. */
  onChoose?: ((slug: string) => void) | undefined;
  children?: ReactNode;
};

/** Products that can be booked online; those sold on inquiry have their own pages. */
export function ProductChooser({ title, onChoose, children }: Props) {
  const { t } = useT('booking');
  const { lng, form } = useBooking();
  const heading = useRef<HTMLHeadingElement>(null);
  const [search, setSearch] = useState('');
  const products = trpc.catalogue.products.useQuery({ kinds: [...listedKinds] });
  const day = useDraft((draft) => (draft.product === '' ? draft.activity_date : ''));
  const range = { from: day, to: day };
  const free = trpc.availability.free_days.useQuery(range, { enabled: day !== '' });
  const isFree = ({ slug }: ProductCard) =>
    day === '' || !free.data || free.data.some((one) => one.product === slug && one.days.length > 0);
  const isLoaded = products.data !== undefined;
  // Moves the focus, since the list replaces the focused element.
  useEffect(() => {
    if (onChoose && isLoaded) heading.current?.focus();
  }, [onChoose, isLoaded]);
  if (products.isError) {
    return (
      <ErrorState
        title={t('product.failed')}
        retryLabel={t('retry')}
        retry={products.refetch}
        busy={products.isFetching}
      />
    );
  }
  if (!products.data) return <FormSkeleton />;
  const found = products.data.filter((product) => product.bookable && fits(product, search) && isFree(product));
  const showAll = () => {
    setSearch('');
    form.write({ activity_date: '' });
  };
  /** The people of an earlier order are already in their forms. */
  const choose = (product: ProductCard) => {
    const { divers, product: before } = form.values();
    const party = divers.filter(({ full_name: name }) => name.trim() !== '').length;
    form.choose(product.slug);
    if (before === '' && party > 0) form.write({ quantity: packagesFor(String(party), product) });
  };
  return (
    <section aria-labelledby="choose-product">
      <h2 id="choose-product" ref={heading} tabIndex={-1}>
        {title ?? (day ? t('product.choose_on', { day: formatNearDay(day, lng) }) : t('product.choose'))}
      </h2>
      {children}
      <TextInput
        type="search"
        label={t('product.search')}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p role="status" className="only-read-aloud">
        {t('product.found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState
          as="h3"
          title={t('product.none')}
          hint={t('product.none_text')}
          action={<Button onClick={showAll}>{t('product.all')}</Button>}
        />
      )}
      {listedKinds.map((kind) => (
        <ProductListing
          key={kind}
          title={t(`product.kind.${kind}`)}
          products={found.filter((product) => product.kind === kind)}
          onChoose={onChoose ? ({ slug }) => onChoose(slug) : choose}
        />
      ))}
      <p className={css.more}>
        {withGap(t('product.go_pro'))}
        <Link href={localePath(lng, '/gopro')}>{t('product.go_pro_link')}</Link>
      </p>
    </section>
  );
}

type Listing = { title: string; products: ProductCard[]; onChoose: (product: ProductCard) => void };

function ProductListing({ title, products, onChoose }: Listing) {
  const { t } = useT('booking');
  if (products.length === 0) return null;
  return (
    <>
      <h3 className={css.kind}>{title}</h3>
      <ul className={css.cards}>
        {products.map((product) => (
          <li key={product.uuid}>
            <button type="button" onClick={() => onChoose(product)}>
              <Picture of={coverOf(product)} alt="" ratio="16 / 10" sizes="(min-width: 40rem) 14rem, 40vw" />
              <span className={css.words}>
                <strong>{product.title}</strong>
                <span>
                  {product.dive_count > 0 ? t('product.dives', { count: product.dive_count }) : t('product.no_dives')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

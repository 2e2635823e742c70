'use client';
import { diverCount, packagesOf } from '@/features/booking/domain/draft';
import { isPerPerson, packagesFor, peopleTyped } from '@/features/booking/domain/people';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { withGap } from '@/shared/locale/sentence-end';
import { Stepper } from '@/ui/form/stepper';
import { useDraft, useField } from './draft-provider';

type Props = { product: ProductDetail };

/** How many packages, or how many people where each is a package or half of one. */
export const PackagesField = ({ product }: Props) =>
  isPerPerson(product) ? <PeopleField product={product} /> : <PackagesStepper product={product} />;

function PackagesStepper({ product }: Props) {
  const { t } = useT('booking');
  const { value, error, write, look } = useField('quantity');
  const packages = useDraft(packagesOf);
  const divers = useDraft((draft) => diverCount(draft, product));
  const { max_quantity: total, divers_per_package: pair } = product;
  return (
    <Stepper
      path="quantity"
      label={t('packages.label')}
      texts={{ less: t('packages.less'), more: t('packages.more') }}
      hint={
        <>
          {withGap(t('packages.is_for', { count: pair }))}
          {packages !== null && t('packages.divers', { count: divers })}
          <br />
          {t('packages.most', { total })}
        </>
      }
      least={1}
      most={total}
      value={value}
      error={error}
      onChange={write}
      onBlur={look}
    />
  );
}

/** The draft has packages all the same: three people are one and a half of two. */
function PeopleField({ product }: Props) {
  const { t } = useT('booking');
  const { value, error, write, look } = useField('quantity');
  const { max_quantity, divers_per_package, allow_half_package } = product;
  const total = max_quantity * divers_per_package;
  return (
    <Stepper
      path="quantity"
      label={t('packages.people.label')}
      texts={{ less: t('packages.less'), more: t('packages.more') }}
      hint={
        <>
          {t(allow_half_package ? 'packages.people.halves' : 'packages.people.for_one')}
          <br />
          {t('packages.people.most', { total })}
        </>
      }
      least={1}
      most={total}
      value={peopleTyped(value, product)}
      error={error}
      onChange={(people) => write(packagesFor(people, product))}
      onBlur={look}
    />
  );
}

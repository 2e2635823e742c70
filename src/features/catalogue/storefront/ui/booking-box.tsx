import type { ReactNode } from 'react';
import { inquiryPath, productPath } from '@/features/catalogue/domain/product-path';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { classNames } from '@/ui/class-names';
import { Assurances } from './assurances';
import css from './booking-box.module.css';
import { ProductHelp } from './product-help';

type Props = { lng: Locale; product: ProductDetail };
type WithBooking = Props & { booking: ReactNode };

/** Links a programme to its formats; links any other product that cannot be booked online to the enquiry form. */
async function askingFor({ lng, product }: Props) {
  const { t } = await getT(lng, 'catalogue');
  return product.items.length > 0
    ? { text: t('box.formatsText'), label: t('box.formats'), href: localePath(lng, `${productPath(product)}/items`) }
    : {
        text: t('box.askText'),
        label: t('box.ask'),
        href: localePath(lng, inquiryPath(product.slug)),
      };
}

async function Ask({ lng, product }: Props) {
  const { text, label, href } = await askingFor({ lng, product });
  return (
    <>
      <p>{text}</p>
      <ButtonLink look="next" wide href={href} className={css.wideOnly}>
        {label}
      </ButtonLink>
    </>
  );
}

/** A product's choices, price and assurances; on a phone only its next days, the rest is in the sheet. */
export async function BookingBox({ lng, product, booking }: WithBooking) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <section className={classNames(css.box, product.bookable && css.bookable)} aria-labelledby="booking">
      <h2 id="booking" className={product.bookable ? 'only-read-aloud' : undefined}>
        {t(`box.title.${product.kind}`)}
      </h2>
      {product.bookable ? booking : <Ask lng={lng} product={product} />}
      <ul className={css.notes}>
        <Assurances lng={lng} product={product} withDeposit />
      </ul>
      <div className={css.help}>
        <ProductHelp lng={lng} product={product} />
      </div>
    </section>
  );
}

/** The box in short, as a bar at the foot of the screen wherever the box is out of sight. */
export async function BookingFoot({ lng, product, booking }: WithBooking) {
  const asking = product.bookable ? null : await askingFor({ lng, product });
  return (
    <div className={css.bar} data-bar="">
      <div className={css.inner}>
        {booking}
        {asking && (
          <ButtonLink look="next" href={asking.href} className={css.asking}>
            {asking.label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

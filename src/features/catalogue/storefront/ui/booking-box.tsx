import { IconBus, IconCoins, IconRefresh, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { inquiryPath, productPath } from '@/features/catalogue/domain/product-path';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { clockTime } from '@/shared/time/clock-times';
import { transfersOf } from '@/shared/time/pickup';
import { getShop } from '@/shop/server';
import { ButtonLink } from '@/ui/action/button-link';
import css from './booking-box.module.css';
import { ProductTerms } from './product-facts';
import { ProductHelp } from './product-help';

/** States the party size of a product, unless it is sold in packages of two only. */
function soldTo({ divers_per_package: size, allow_half_package, dive_count }: ProductDetail) {
  if (allow_half_package) return 'box.forTwoOrOne' as const;
  if (size > 1) return null;
  return dive_count > 0 ? ('box.forOne' as const) : ('box.forOneAshore' as const);
}

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

/** Shows a product's choices, price and terms. */
export async function BookingBox({ lng, product, booking }: WithBooking) {
  const { t } = await getT(lng, 'catalogue');
  const [first] =
    transfersOf(product)
      ?.pickup.map(({ from }) => from)
      .toSorted() ?? [];
  const [band] = (await getShop()).selling.refund_bands;
  const party = soldTo(product);
  const notes = [
    ...(party ? [{ Icon: IconUser, text: t(party) }] : []),
    { Icon: IconCoins, text: t('box.deposit') },
    ...(band ? [{ Icon: IconRefresh, text: t(band.percent === 100 ? 'box.refund' : 'box.refundPart', band) }] : []),
    ...(first ? [{ Icon: IconBus, text: t('box.pickup', { from: clockTime(lng, first) }) }] : []),
  ];
  return (
    <section className={css.box} aria-labelledby="booking">
      <h2 id="booking">{t(`box.title.${product.kind}`)}</h2>
      {product.bookable ? (
        <>
          {booking}
          <ul className={css.notes}>
            {notes.map(({ Icon, text }) => (
              <li key={text}>
                <Icon aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Ask lng={lng} product={product} />
      )}
      <ProductHelp lng={lng} product={product} />
      <div className={css.terms}>
        <ProductTerms lng={lng} product={product} />
      </div>
    </section>
  );
}

/** Same as the box, as a bar at the foot of a phone's screen, where it stays visible. */
export async function BookingFoot({ lng, product, booking }: WithBooking) {
  if (product.bookable) return booking && <div className={css.bar}>{booking}</div>;
  const asking = await askingFor({ lng, product });
  return (
    <div className={css.bar}>
      <ButtonLink look="next" href={asking.href}>
        {asking.label}
      </ButtonLink>
    </div>
  );
}

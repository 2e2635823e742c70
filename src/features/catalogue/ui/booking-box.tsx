import { IconBus, IconCoins, IconRefresh, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ruleGaps } from '@/features/catalogue/domain/price-rule-lines';
import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { clockTime } from '@/shared/time/clock-times';
import { transfersOf } from '@/shared/time/pickup';
import { getShop } from '@/shop/server';
import { ButtonLink } from '@/ui/action/button-link';
import css from './booking-box.module.css';
import { BookingBar, BookingPrice, type BookingTexts } from './booking-price';
import { ProductTerms } from './product-facts';
import { ProductHelp } from './product-help';

/** The guests choose how many people they are, not how many packages. */
const isPerPerson = (product: ProductDetail): boolean => product.divers_per_package === 1 || product.allow_half_package;

/** For how many a product is sold, where that is not in packages of two only. */
function soldTo({ divers_per_package: size, allow_half_package, dive_count }: ProductDetail) {
  if (allow_half_package) return 'box.forTwoOrOne' as const;
  if (size > 1) return null;
  return dive_count > 0 ? ('box.forOne' as const) : ('box.forOneAshore' as const);
}

type Props = { lng: Locale; product: ProductDetail; days?: ReactNode };

async function bookingTexts({ lng, product }: Props): Promise<BookingTexts> {
  const { t } = await getT(lng, 'catalogue');
  return {
    prompt: t('box.prompt'),
    signIn: t('box.signIn'),
    signUp: t('box.signUp'),
    perPackage: product.divers_per_package,
    packages: Array.from({ length: product.max_quantity * product.divers_per_package }, (_, before) =>
      product.divers_per_package === 1 && before === 0 ? t('box.perPerson') : t('box.packages', { count: before + 1 }),
    ),
    ...(isPerPerson(product) && { onePays: t('box.onePays', { price: '{price}' }) }),
    rules: {
      season: t('price.rule.season'),
      line: t('price.rule.line', ruleGaps),
      group: t('price.rule.group', ruleGaps),
      child: t('price.rule.child', ruleGaps),
    },
    deposit: t('box.depositNow', { price: '{price}' }),
    book: t('box.book'),
    failed: t('box.failed'),
    retry: t('box.retry'),
    from: t('price.from', { price: '{price}' }),
    afterSignIn: t('price.afterSignIn'),
  };
}

/** For products that cannot be booked online: a programme links to its formats, everything else to the enquiry form. */
async function askingFor({ lng, product }: Props) {
  const { t } = await getT(lng, 'catalogue');
  return product.items.length > 0
    ? { text: t('box.stepsText'), label: t('box.steps'), href: localePath(lng, `${productPath(product)}/items`) }
    : {
        text: t('box.askText'),
        label: t('box.ask'),
        href: localePath(lng, `/inquiry-contact?product=${product.slug}`),
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

/** The price (or the sign-in prompt) and the choice of a date. */
export async function BookingBox({ lng, product, days }: Props) {
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
          <BookingPrice
            lng={lng}
            slug={product.slug}
            back={productPath(product)}
            variants={product.variants.map(({ uuid, name }) => ({ uuid, name: typeset(name) }))}
            texts={await bookingTexts({ lng, product })}
          >
            {days && <div className={css.days}>{days}</div>}
          </BookingPrice>
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

/** The same as a bar at the foot of a phone's screen, where it stays visible. */
export async function BookingFoot({ lng, product }: Props) {
  const asking = await askingFor({ lng, product });
  return (
    <div className={css.bar}>
      {product.bookable ? (
        <BookingBar lng={lng} slug={product.slug} texts={await bookingTexts({ lng, product })} />
      ) : (
        <ButtonLink look="next" href={asking.href}>
          {asking.label}
        </ButtonLink>
      )}
    </div>
  );
}

import Link from 'next/link';
import { inquiryPath } from '@/features/catalogue/domain/product-path';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { ChatLink } from '@/ui/show/chat-link';
import { chatTexts } from '@/ui/show/chat-texts';
import css from './product-help.module.css';

/** Offers a chat and the enquiry form, both about this product. */
export async function ProductHelp({ lng, product }: { lng: Locale; product: ProductDetail }) {
  const { t } = await getT(lng, 'catalogue');
  const { t: common } = await getT(lng, 'common');
  const { identity } = await getShop();
  return (
    <p className={css.help}>
      <ChatLink lng={lng} number={identity.whats_app} texts={chatTexts(common)} trip={product.title} />
      <Link href={localePath(lng, inquiryPath(product.slug))} prefetch={false}>
        {t(`box.askAbout.${product.kind}`)}
      </Link>
    </p>
  );
}

import Link from 'next/link';
import { inquiryPath } from '@/features/catalogue/domain/product-path';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { ChatLink } from '@/ui/show/chat-link';
import { chatTexts } from '@/ui/show/chat-texts';

type Props = { lng: Locale; product: ProductDetail };

/** Offers the enquiry form about this product. */
export async function AskLink({ lng, product }: Props) {
  const { t } = await getT(lng, 'catalogue');
  return (
    <Link href={localePath(lng, inquiryPath(product.slug))} prefetch={false}>
      {t(`box.askAbout.${product.kind}`)}
    </Link>
  );
}

/** A chat about this product, or without a number the enquiry form. */
export async function ProductHelp({ lng, product }: Props) {
  const { t } = await getT(lng, 'common');
  const { whats_app: number } = (await getShop()).identity;
  return number ? (
    <ChatLink lng={lng} number={number} texts={chatTexts(t)} trip={product.title} />
  ) : (
    <AskLink lng={lng} product={product} />
  );
}

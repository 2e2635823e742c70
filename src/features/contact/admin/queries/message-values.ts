import { productPath } from '@/features/catalogue/domain/product-path';
import { anyProduct } from '@/features/catalogue/products/queries/any-product';
import { messageById } from '@/features/contact/admin/data';
import type { MessageValues } from '@/features/contact/admin/schema';
import type { Ctx } from '@/server/api/context';
import { siteLink } from '@/server/mail/formatter-for';
import { AppError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { isUuid } from '@/shared/schema/ids';

/** Values for template fields in an answer, taken from the sender and the product. */
export async function messageValuesOf(ctx: Ctx, uuid: string): Promise<MessageValues> {
  const message = isUuid(uuid) ? await messageById(ctx.db, uuid) : null;
  if (!message) throw new AppError('not_found');
  const locale = toLocale(message.locale);
  const product = message.product && (await anyProduct({ ...ctx, locale }, message.product.slug));
  return {
    name: message.name,
    ...(product && { trip: product.title, link: siteLink(locale)(productPath(product)) }),
  };
}

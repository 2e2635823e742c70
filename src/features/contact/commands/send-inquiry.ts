import { product } from '@/features/catalogue/products/queries/product-detail';
import type { ProductDetail } from '@/features/catalogue/schema';
import { inquiriesPerAddress } from '@/features/contact/domain/limits';
import type { InquiryInput, InternshipDetails } from '@/features/contact/schema';
import { translator } from '@/i18n/translate';
import type { Ctx } from '@/server/api/context';
import { AppError, fieldError } from '@/shared/errors/errors';
import { languageIn } from '@/shared/locale/language-names';
import { defaultLocale } from '@/shared/locale/locales';
import { countMessage, receiveMessage } from './receive-message';

/** Reads the product in the operator's language, because its title goes into the operator's email. */
async function productOf(ctx: Ctx, slug: string): Promise<ProductDetail | null> {
  if (!slug) return null;
  const found = await product({ ...ctx, locale: defaultLocale }, slug).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') throw fieldError('product', 'invalid.field');
    throw error;
  });
  return 'moved_to' in found ? productOf(ctx, found.moved_to) : found;
}

async function forOperator({ intake_date, level, logged_dives, languages }: InternshipDetails) {
  const t = await translator(defaultLocale, 'catalogue');
  const words = await translator(defaultLocale, 'contact');
  return {
    intake: intake_date,
    level: level === 'none' ? words('noLevel') : t(`level.${level}`),
    dives: String(logged_dives),
    languages: languages.map((language) => languageIn(defaultLocale, language)).join(', '),
  };
}

/** Includes the answers to the questions about an internship. */
export async function sendInquiry(ctx: Ctx, input: InquiryInput): Promise<void> {
  await countMessage(ctx, inquiriesPerAddress, input.email);
  if (input.website) return;
  const of = await productOf(ctx, input.product);
  const internship = of?.kind === 'internship' ? input.internship : undefined;
  if (of?.kind === 'internship' && !internship) throw fieldError('internship', 'required.field');
  const { name, email, phone, message } = input;
  await receiveMessage(ctx, {
    kind: 'inquiry',
    name,
    email,
    phone,
    subject: of?.title.slice(0, 200) ?? '',
    body: message,
    ...(of && { productId: of.uuid }),
    ...(internship && { details: internship }),
    notice: { about: of?.title ?? '', ...(internship && { internship: await forOperator(internship) }) },
  });
}

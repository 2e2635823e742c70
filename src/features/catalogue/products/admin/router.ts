import { showAll, sortAll } from '@/features/catalogue/commands/listing';
import { choices } from '@/features/catalogue/product-links/data';
import { choicesInput, productChoices } from '@/features/catalogue/product-links/domain/choices';
import { createProduct } from '@/features/catalogue/products/admin/commands/create-product';
import { duplicateProduct } from '@/features/catalogue/products/admin/commands/duplicate-product';
import { productListing } from '@/features/catalogue/products/admin/commands/product-listing';
import { removeProduct } from '@/features/catalogue/products/admin/commands/remove-product';
import { updateProduct } from '@/features/catalogue/products/admin/commands/update-product';
import { getProduct } from '@/features/catalogue/products/admin/queries/get-product';
import { listAll } from '@/features/catalogue/products/admin/queries/list-all';
import { previewProduct } from '@/features/catalogue/products/admin/queries/preview-product';
import { productDetail } from '@/features/catalogue/schema';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { z } from '@/shared/schema/zod';
import {
  allProductsInput,
  createProductInput,
  productRef,
  productRows,
  productView,
  showProductsInput,
  sortProductsInput,
  updateProductInput,
} from './schema';

const done = z.void();

export const productAdminRouter = router({
  list: staffProcedure('catalogue')
    .input(allProductsInput)
    .output(productRows)
    .query(({ ctx, input }) => listAll(ctx, input)),
  choices: staffProcedure('catalogue')
    .input(choicesInput)
    .output(productChoices)
    .query(({ ctx, input }) => choices(ctx.db, ctx.locale, input.slug)),
  get: staffProcedure('catalogue')
    .input(productRef)
    .output(productView)
    .query(({ ctx, input }) => getProduct(ctx, input.slug)),
  preview: staffProcedure('catalogue')
    .input(productRef)
    .output(productDetail.extend({ active: z.boolean() }))
    .query(({ ctx, input }) => previewProduct(ctx, input.slug)),
  create: staffProcedure({ allOf: ['catalogue', 'money'] })
    .input(createProductInput)
    .output(productView)
    .mutation(({ ctx, input }) => createProduct(ctx, input)),
  update: staffProcedure('catalogue')
    .input(updateProductInput)
    .output(productView)
    .mutation(({ ctx, input }) => updateProduct(ctx, input)),
  duplicate: staffProcedure('catalogue')
    .input(productRef)
    .output(productView)
    .mutation(({ ctx, input }) => duplicateProduct(ctx, input.slug)),
  show: staffProcedure('catalogue')
    .input(showProductsInput)
    .output(done)
    .mutation(({ ctx, input }) => showAll(ctx, productListing, input.slugs, input.active)),
  sort: staffProcedure('catalogue')
    .input(sortProductsInput)
    .output(done)
    .mutation(({ ctx, input }) => sortAll(ctx, productListing, input.slugs)),
  remove: staffProcedure('catalogue')
    .input(productRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      const outcome = await removeProduct(ctx, input.slug);
      const t = await translator(ctx.locale, 'catalogue-admin');
      return { message: t(`product.notice.${outcome}`) };
    }),
});

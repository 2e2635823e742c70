import { listAddresses } from '@/features/catalogue/addresses/queries/list-addresses';
import { addressesInput, addressesPage } from '@/features/catalogue/addresses/schema';
import { diveSite } from '@/features/catalogue/dive-sites/queries/dive-site-detail';
import { favourites } from '@/features/catalogue/dive-sites/queries/favourites';
import { listDiveSites } from '@/features/catalogue/dive-sites/queries/list-dive-sites';
import { favouriteSite } from '@/features/catalogue/dive-sites/schema';
import { facility, listFacilities } from '@/features/catalogue/facilities/queries/facilities';
import { listFaqs } from '@/features/catalogue/faqs/queries/list-faqs';
import { findOffer } from '@/features/catalogue/offers/queries/find-offer';
import { listOffers } from '@/features/catalogue/offers/queries/list-offers';
import { offer, offersInput, offersPage } from '@/features/catalogue/offers/schema';
import { prices } from '@/features/catalogue/prices/queries/prices';
import { pricesInput, productPrices } from '@/features/catalogue/prices/schema';
import { listProducts } from '@/features/catalogue/products/queries/list-products';
import { product } from '@/features/catalogue/products/queries/product-detail';
import { mostBooked } from '@/features/reports/queries/most-booked';
import { publicProcedure, router, signedInProcedure } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';
import {
  diveSiteCard,
  diveSiteDetail,
  diveSitesInput,
  facilityDetail,
  faqView,
  movedTo,
  productCard,
  productDetail,
  productsInput,
  slugInput,
} from './schema';

/** The public catalogue; prices are in `prices`, which needs an account, and in offers for callers with an account. */
export const catalogueRouter = router({
  products: publicProcedure
    .input(productsInput)
    .output(z.array(productCard))
    .query(({ ctx, input }) => listProducts(ctx, input.kinds, input.page)),
  /** Slugs of the most booked products, in order. */
  most_booked: publicProcedure.output(z.array(z.string())).query(({ ctx }) => mostBooked(ctx)),
  product: publicProcedure
    .input(slugInput)
    .output(z.union([movedTo, productDetail]))
    .query(({ ctx, input }) => product(ctx, input.slug)),
  prices: signedInProcedure
    .input(pricesInput)
    .output(z.array(productPrices))
    .query(({ ctx, input }) => prices(ctx, input.slugs)),
  offers: publicProcedure
    .input(offersInput)
    .output(offersPage)
    .query(({ ctx, input }) => listOffers(ctx, input)),
  offer: publicProcedure
    .input(slugInput)
    .output(offer)
    .query(({ ctx, input }) => findOffer(ctx, input.slug)),
  locations: publicProcedure
    .input(diveSitesInput)
    .output(z.array(diveSiteCard))
    .query(({ ctx, input }) => listDiveSites(ctx, input)),
  favourites: publicProcedure.output(z.array(favouriteSite)).query(({ ctx }) => favourites(ctx)),
  location: publicProcedure
    .input(slugInput)
    .output(z.union([movedTo, diveSiteDetail]))
    .query(({ ctx, input }) => diveSite(ctx, input.slug)),
  facilities: publicProcedure.output(z.array(facilityDetail)).query(({ ctx }) => listFacilities(ctx)),
  facility: publicProcedure
    .input(slugInput)
    .output(z.union([movedTo, facilityDetail]))
    .query(({ ctx, input }) => facility(ctx, input.slug)),
  addresses: publicProcedure
    .input(addressesInput)
    .output(addressesPage)
    .query(({ ctx, input }) => listAddresses(ctx, input)),
  faqs: publicProcedure.output(z.array(faqView)).query(({ ctx }) => listFaqs(ctx)),
});

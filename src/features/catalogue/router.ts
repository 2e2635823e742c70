import { publicProcedure, router, signedInProcedure } from '../../server/trpc';
import { z } from '../../shared/zod';
import { addOnAdminRouter } from './addon-admin/router';
import { listAddresses } from './addresses/queries/list-addresses';
import { addressesInput, addressesPage } from './addresses/schema';
import { facility, listFacilities } from './facilities/queries/facilities';
import { facilityAdminRouter } from './facility-admin/router';
import { faqAdminRouter } from './faq-admin/router';
import { listFaqs } from './faqs/queries/list-faqs';
import { locationAdminRouter } from './location-admin/router';
import { listLocations } from './locations/queries/list-locations';
import { location } from './locations/queries/location-detail';
import { findOffer } from './offers/queries/find-offer';
import { listOffers } from './offers/queries/list-offers';
import { offer, offersInput, offersPage } from './offers/schema';
import { prices } from './prices/queries/prices';
import { productAdminRouter } from './product-admin/router';
import { listProducts } from './products/queries/list-products';
import { product } from './products/queries/product-detail';
import {
  facilityDetail,
  faqView,
  locationCard,
  locationDetail,
  locationsInput,
  movedTo,
  pricesInput,
  productCard,
  productDetail,
  productPrices,
  productsInput,
  slugInput,
} from './schema';

/** What the shop shows. Prices are in `prices`, which needs an account, and in offers for those who have one. */
export const catalogueRouter = router({
  products: publicProcedure
    .input(productsInput)
    .output(z.array(productCard))
    .query(({ ctx, input }) => listProducts(ctx, input.kinds, input.page)),
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
    .input(locationsInput)
    .output(z.array(locationCard))
    .query(({ ctx, input }) => listLocations(ctx, input)),
  location: publicProcedure
    .input(slugInput)
    .output(z.union([movedTo, locationDetail]))
    .query(({ ctx, input }) => location(ctx, input.slug)),
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
  admin: router({
    products: productAdminRouter,
    locations: locationAdminRouter,
    facilities: facilityAdminRouter,
    addons: addOnAdminRouter,
    faqs: faqAdminRouter,
  }),
});

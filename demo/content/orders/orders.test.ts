import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../../prisma/seed/demo-catalogue';
import { diversOf } from '../../../prisma/seed/order-divers';
import { reaches } from '../../../src/features/booking/divers/domain/certification';
import { diverInput } from '../../../src/features/booking/divers/schema';
import { isPossiblePhone } from '../../../src/shared/schema/phone';
import { demoCustomers, demoDiver } from '../customers';
import { demoOrders } from '.';

const everybody = [demoDiver, ...demoCustomers];

describe('orders of the demo', () => {
  it('contain only people who may dive there', () => {
    for (const { customer, product: slug, quantity } of demoOrders) {
      const party = everybody.find(({ email }) => email === customer)?.party ?? [];
      const product = demoCatalogue.products.find((one) => one.slug === slug);
      expect(party.length, `${customer} brings enough people`).toBeGreaterThanOrEqual(
        quantity * (product?.diversPerPackage ?? 2),
      );
      expect(Number.isInteger(quantity) || product?.allowHalfPackage, slug).toBe(true);
      for (const { firstName, level } of party)
        expect(product && reaches(level, product.minimumLevel), `${firstName} on ${slug}`).toBe(true);
    }
  });

  it('belong to distinct customers', () => {
    const names = everybody.flatMap(({ party }) => party.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
    expect(new Set(names).size).toBe(names.length);
  });

  it('pass the validation of the booking form', () => {
    for (const customer of everybody) {
      expect(isPossiblePhone(customer.emergency.phone), customer.email).toBe(true);
      for (const diver of diversOf(customer, customer.party.length)) expect(diverInput.parse(diver)).toEqual(diver);
    }
  });
});

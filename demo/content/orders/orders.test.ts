import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../../prisma/seed/demo-catalogue';
import { diversOf } from '../../../prisma/seed/order-divers';
import { reaches } from '../../../src/features/booking/divers/domain/certification';
import { diverInput } from '../../../src/features/booking/divers/schema';
import { isPossiblePhone } from '../../../src/shared/schema/phone';
import { demoCustomers, demoDiver } from '../customers';
import { demoOrders } from '.';

const everybody = [demoDiver, ...demoCustomers];
const otherCustomers = demoOrders.filter(({ customer }) => customer !== demoDiver.email);
const SILENT_DAYS = 3;

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

  it('lack the hotel of three pickups in the first days and of none on the days after them', () => {
    const silent = demoOrders.filter(({ day, pickup, address }) => 0 <= day && day < SILENT_DAYS && pickup && !address);
    expect(silent).toHaveLength(3);
    const later = otherCustomers.filter(({ day }) => day < 0 || day >= SILENT_DAYS);
    expect(later.filter(({ pickup, address }) => !pickup || !address)).toEqual([]);
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

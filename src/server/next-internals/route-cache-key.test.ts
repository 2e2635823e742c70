import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';
import { expect, it } from 'vitest';
import { addressOfKey } from './route-cache-key.mjs';

type Owner = Parameters<typeof getRouteCacheKey>[1];

const trip = { kind: 'APP_PAGE', sourceRoute: '/[lng]/(site)/trips/[slug]/page' } as Owner;

it('addressOfKey reads the address that Next writes into the key of a page', () => {
  for (const address of ['/en', '/de/trips/manta-point'])
    expect(addressOfKey(getRouteCacheKey(address, trip))).toBe(address);
});

it('addressOfKey finds none in other keys', () => {
  const manifest = { kind: 'APP_ROUTE', sourceRoute: '/manifest.webmanifest/route' } as Owner;
  expect(addressOfKey(getRouteCacheKey('/manifest.webmanifest', manifest))).toBeNull();
  expect(addressOfKey('/en/trips')).toBeNull();
});

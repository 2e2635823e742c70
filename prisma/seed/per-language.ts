import type { Localised } from '../../demo/content/types';
import type { Prisma } from '../../src/server/generated/prisma/client';
import { locales } from '../../src/shared/locale/locales';

type Parts = Record<string, Localised<unknown>>;

/** Turns `{ title: { en, de } }` as written into `{ en: { title }, de: { title } }` as stored. */
export const perLanguage = (parts: Parts): Prisma.InputJsonObject =>
  Object.fromEntries(
    locales.map((lng) => [lng, Object.fromEntries(Object.entries(parts).map(([part, texts]) => [part, texts[lng]]))]),
  ) as Prisma.InputJsonObject;

import { errorKey } from '@/shared/errors/error-key';
import { email, requiredText } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';
import { CLOCK_TIME } from '@/shared/time/clock-times';

const LONGEST_NAME = 60;
const MAX_ENTRIES = 10;

const plain = (longest: number) =>
  requiredText(errorKey('required.field'), longest).regex(/^[^\p{Cc}]*$/u, errorKey('invalid.field'));
const phoneNumber = z
  .string()
  .trim()
  .regex(/^\+[1-9][\d\s().-]{5,24}$/, errorKey('invalid.phone_number'));
const webAddress = z
  .string()
  .trim()
  .max(300)
  .regex(/^https:\/\/[^\s]+$/, errorKey('invalid.video'));
const time = z.string().regex(CLOCK_TIME, errorKey('invalid.time'));

const address = z.strictObject({
  /** The kind of place: 'Dive centre', 'Office'. */
  label: plain(LONGEST_NAME),
  street: plain(100),
  town: plain(100),
  region: plain(100),
  postcode: plain(12),
});
export type ShopAddress = z.infer<typeof address>;

const isInOrder = ({ from, to }: { from: string; to: string }): boolean => from < to;
const openingSpan = z
  .strictObject({ from: time, to: time })
  .refine(isInOrder, { path: ['to'], error: errorKey('invalid.range') });

const MONDAY = 1;
const SUNDAY = 7;
const weekdayHours = z
  .strictObject({
    /** 1 is Monday, 7 is Sunday. */
    weekday: z.int().min(MONDAY).max(SUNDAY),
    /** Both null on a weekday on which the shop is closed. */
    from: time.nullable(),
    to: time.nullable(),
  })
  .refine(({ from, to }) => (from === null) === (to === null), { path: ['to'], error: errorKey('required.field') })
  .refine(({ from, to }) => from === null || to === null || isInOrder({ from, to }), {
    path: ['to'],
    error: errorKey('invalid.range'),
  });
const hasEachOnce = (days: readonly { weekday: number }[]): boolean =>
  new Set(days.map(({ weekday }) => weekday)).size === days.length;

/** The shop's name and contact details. The first phone and the first address are the main contacts. */
export const identity = z.strictObject({
  name: plain(LONGEST_NAME),
  /** The id of an uploaded picture; null shows the drawn logo. */
  logo: z.uuid().nullable(),
  email,
  phones: z
    .array(z.strictObject({ label: plain(LONGEST_NAME), number: phoneNumber }))
    .min(1, errorKey('required.phone'))
    .max(MAX_ENTRIES),
  whats_app: phoneNumber,
  addresses: z.array(address).min(1, errorKey('required.field')).max(MAX_ENTRIES),
  position: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  /** The hours of every day except those in `opening_on`. */
  opening: openingSpan,
  /** The weekdays with other hours. */
  opening_on: z.array(weekdayHours).max(SUNDAY).refine(hasEachOnce, errorKey('invalid.twice')).optional(),
  social: z.array(z.strictObject({ name: plain(LONGEST_NAME), href: webAddress })).max(MAX_ENTRIES),
  /** Numbers of licences and of the centre at its associations. */
  licences: z.array(z.strictObject({ name: plain(LONGEST_NAME), number: plain(LONGEST_NAME) })).max(MAX_ENTRIES),
});
export type ShopIdentity = z.infer<typeof identity>;

import { count } from '@/features/catalogue/domain/written';
import { kitKinds } from '@/shared/diving/kit';
import { errorKey } from '@/shared/errors/error-key';
import { pageFields, pageOf } from '@/shared/list/pages';
import { day, requiredText, textUpTo } from '@/shared/schema/fields';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';

export const conditions = ['ok', 'needs_service', 'out_of_order'] as const;

/** Everything that can be due: a service by months or by dives, and the two tests of a tank. */
export const dueReasons = ['service', 'dives', 'hydrostatic', 'visual'] as const;
export type DueReason = (typeof dueReasons)[number];

const LONGEST_SIZE = 20;
const LONGEST_TAG = 30;
const LONGEST_SERIAL = 60;
const MAX_MONTHS = 120;
const MAX_DIVES = 1000;
const MOST_AT_ONCE = 50;

/** In capitals, so that a tag is found however it is typed. */
export const tag = requiredText(errorKey('required.tag'), LONGEST_TAG).toUpperCase();

export const tagForm = z.strictObject({ tag });

const fields = {
  kind: z.enum(kitKinds),
  size: textUpTo(LONGEST_SIZE),
  tag,
  serial_number: textUpTo(LONGEST_SERIAL),
  bought_on: day.nullable(),
  condition: z.enum(conditions),
  service_months: count(1, MAX_MONTHS).nullable(),
  service_dives: count(1, MAX_DIVES).nullable(),
  serviced_on: day.nullable(),
  /** The last tests of a tank, which needs both; ignored for other kinds. */
  hydrostatic_on: day.nullable(),
  hydrostatic_months: count(1, MAX_MONTHS),
  visual_on: day.nullable(),
  visual_months: count(1, MAX_MONTHS),
  /** False once it is retired. */
  active: z.boolean(),
};
export const createUnitInput = z.strictObject({
  ...fields,
  size: fields.size.default(''),
  serial_number: fields.serial_number.default(''),
  bought_on: fields.bought_on.default(null),
  condition: fields.condition.default('ok'),
  service_months: fields.service_months.default(null),
  service_dives: fields.service_dives.default(null),
  serviced_on: fields.serviced_on.default(null),
  hydrostatic_on: fields.hydrostatic_on.default(null),
  hydrostatic_months: fields.hydrostatic_months.default(60),
  visual_on: fields.visual_on.default(null),
  visual_months: fields.visual_months.default(12),
  active: fields.active.default(true),
});
export type NewUnit = z.output<typeof createUnitInput>;

const howMany = count(1, MOST_AT_ONCE);
/** Units that differ only in their tags, which count up from the first. */
export const createUnitsInput = createUnitInput.extend({ count: howMany });
export type NewUnits = z.output<typeof createUnitsInput>;
export const unitsForm = z.strictObject({ ...fields, count: howMany });

export const unitRef = z.strictObject({ uuid: z.uuid() });
/** Omitted fields stay unchanged; `version` is that of the unit the caller read. */
export const updateUnitInput = z.strictObject(fields).partial().extend({ uuid: z.uuid(), version: seenVersion });
export type UnitChange = z.output<typeof updateUnitInput>;
export type UnitPatch = Omit<UnitChange, 'uuid' | 'version'>;

const sorts = ['tag', '-tag', 'kind', '-kind', 'due', '-due', 'updated_at', '-updated_at'] as const;
export const unitsInput = z.strictObject({
  ...pageFields,
  /** Part of the tag or the serial number. */
  search: z.string().trim().max(100).optional(),
  /** `due` sorts by the next day on which a service or test is due. */
  sort: z.enum(sorts).default('tag'),
  kind: z.enum(kitKinds).optional(),
  condition: z.enum(conditions).optional(),
  /** `soon` means within 30 days. */
  due: z.enum(['overdue', 'soon']).optional(),
  /** Retired units are listed only with false. */
  active: z.boolean().default(true),
});
export type UnitsInput = z.output<typeof unitsInput>;

export const unitView = z.object({
  uuid: z.uuid(),
  ...fields,
  /** The next day on which a service or test is due; null if none is. */
  due_on: z.iso.date().nullable(),
  due_by: z.enum(dueReasons).nullable(),
  /** Dives until the next service; null without a limit. */
  dives_left: z.int().nullable(),
  /** The reason why it is past due; a unit past due cannot be issued. */
  overdue: z.enum(dueReasons).nullable(),
  version: z.iso.datetime(),
});
export type UnitView = z.output<typeof unitView>;
export const unitPage = pageOf(unitView);
export const newUnits = z.object({ data: z.array(unitView) });

const MOST_LABELS = 100;
export const labelsInput = z.strictObject({ uuids: z.array(z.uuid()).max(MOST_LABELS) });
export const labelsView = z.object({
  data: z.array(unitView.pick({ uuid: true, tag: true, kind: true, size: true })),
});
export type Label = z.output<typeof labelsView>['data'][number];

import { endlessFields, pageOf } from '@/shared/list/pages';
import { z } from '@/shared/schema/zod';

export const auditActions = ['create', 'update', 'delete', 'view', 'export'] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditEntities = [
  'order',
  'departure',
  'schedule',
  'closure',
  'closure_proposal',
  'boat',
  'equipment',
  'product',
  'add_on',
  'location',
  'facility',
  'faq',
  'post',
  'message',
  'user',
  'admin',
  'job',
  'crew',
  'roster',
  'seat_counting',
  'cash_report',
  'till',
  'pay_rate',
  'pay_month',
  'pay_line',
  'outing_cost',
  'shop',
  'template',
  'backup',
  'health',
] as const;
export type AuditEntity = (typeof auditEntities)[number];

/** Entries about these are visible only with the right `pay`. */
export const payEntities: readonly AuditEntity[] = ['pay_rate', 'pay_month', 'pay_line', 'outing_cost'];

/** Values of an entity before or after an action, readable without the code that wrote them. */
export type Facts = Record<string, z.core.util.JSONType>;

const day = z.iso.date();

export const auditInput = z.strictObject({
  ...endlessFields,
  search: z.string().trim().max(100).optional(),
  sort: z.enum(['at', '-at']).default('-at'),
  thing: z.enum(auditEntities).optional(),
  thing_id: z.string().max(100).optional(),
  /** Defaults to everything but views, which are frequent and change nothing. */
  action: z.enum([...auditActions, 'any']).optional(),
  actor: z.uuid().optional(),
  /** Days in the shop's calendar, both inclusive. */
  from: day.optional(),
  to: day.optional(),
});
export type AuditInput = z.output<typeof auditInput>;

export const lastEditorInput = z.strictObject({ thing: z.enum(auditEntities), thing_id: z.string().max(100) });
export const lastEditorView = z.object({ name: z.string().nullable() });

export const anyJson = z.json();
const facts = z.record(z.string(), anyJson).nullable();

export const auditEntry = z.object({
  uuid: z.uuid(),
  at: z.iso.datetime(),
  /** Null for an automatic action; the name is gone once the account is erased. */
  actor: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
  action: z.enum(auditActions),
  thing: z.enum(auditEntities),
  thing_id: z.string(),
  label: z.string(),
  before: facts,
  after: facts,
  /** Page in the back office; null when the entity has none or is deleted. */
  path: z.string().nullable(),
});
export type AuditEntryView = z.infer<typeof auditEntry>;
export const auditPage = pageOf(auditEntry);

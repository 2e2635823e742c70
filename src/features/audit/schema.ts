import { pageFields, pageOf } from '@/shared/list/pages';
import { z } from '@/shared/schema/zod';

/** What can be done to a thing. Each is a word of the audit log. */
export const auditActions = ['create', 'update', 'delete', 'view', 'export'] as const;
export type AuditAction = (typeof auditActions)[number];

/** What there is to do it to. */
export const auditEntities = [
  'order',
  'departure',
  'schedule',
  'closure',
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
] as const;
export type AuditEntity = (typeof auditEntities)[number];

/** A thing as it was or became, in names and values a person can read later. */
export type Facts = Record<string, z.core.util.JSONType>;

const day = z.iso.date();

export const auditInput = z.strictObject({
  ...pageFields,
  /** A part of what the thing is called. */
  search: z.string().trim().max(100).optional(),
  sort: z.enum(['at', '-at']).default('-at'),
  thing: z.enum(auditEntities).optional(),
  /** One thing alone, by its id. */
  thing_id: z.string().max(100).optional(),
  /** Everything but looks, when it is not said: there are many of them, and they change nothing. */
  action: z.enum([...auditActions, 'any']).optional(),
  actor: z.uuid().optional(),
  /** Days of the shop's calendar, both included. */
  from: day.optional(),
  to: day.optional(),
});
export type AuditInput = z.output<typeof auditInput>;

const facts = z.record(z.string(), z.json()).nullable();

export const auditEntry = z.object({
  uuid: z.uuid(),
  at: z.iso.datetime(),
  /** Null for what the product did by itself; without a name when their account was erased. */
  actor: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
  action: z.enum(auditActions),
  thing: z.enum(auditEntities),
  thing_id: z.string(),
  label: z.string(),
  before: facts,
  after: facts,
  /** Where it is in the back office; null when it has no page of its own or is gone. */
  path: z.string().nullable(),
});
export type AuditEntryView = z.infer<typeof auditEntry>;
export const auditPage = pageOf(auditEntry);

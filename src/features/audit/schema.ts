import type { z } from '../../shared/zod';

/** What can be done to a thing. Each is a word of the audit log. */
export type AuditAction = 'create' | 'update' | 'delete' | 'view';

/** What there is to do it to. */
export type AuditThing = 'closure' | 'departure' | 'order' | 'schedule' | 'user';

/** A thing as it was or became, in names and values a person can read later. */
export type Facts = Record<string, z.core.util.JSONType>;

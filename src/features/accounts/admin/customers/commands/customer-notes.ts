import { deleteNote, insertNote, noteWithCustomer } from '@/features/accounts/admin/customers/data';
import { anyCustomer } from '@/features/accounts/admin/customers/queries/customer-file';
import type { NewNoteInput, NoteRef } from '@/features/accounts/admin/customers/schema';
import { record } from '@/features/audit/commands/record';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { nameOrEmail } from '@/shared/locale/name-order';
import type { Person } from '@/shared/schema/actor';
import { isUuid } from '@/shared/schema/ids';

export const addCustomerNote = (ctx: Ctx & { actor: Person }, { uuid, note }: NewNoteInput): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const person = await anyCustomer(tx, uuid);
    await insertNote(tx, { customerId: person.uuid, authorId: ctx.actor.userId, body: note, createdAt: ctx.now });
    const label = nameOrEmail(person);
    await record(tx, { ctx, action: 'update', entity: 'user', entityId: person.uuid, label, after: { note } });
  });

export const removeCustomerNote = (ctx: Ctx, { uuid, note }: NoteRef): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const found = isUuid(note) ? await noteWithCustomer(tx, note) : null;
    if (!found || found.customerId !== uuid) throw new AppError('not_found');
    await deleteNote(tx, note);
    const label = nameOrEmail({
      first_name: found.customer.firstName,
      last_name: found.customer.lastName,
      email: found.customer.email,
    });
    await record(tx, { ctx, action: 'update', entity: 'user', entityId: uuid, label, before: { note: found.body } });
  });

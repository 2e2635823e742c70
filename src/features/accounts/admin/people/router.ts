import { createCustomer } from '@/features/accounts/admin/customers/commands/create-customer';
import { createCustomerInput } from '@/features/accounts/admin/customers/schema';
import { exportPerson } from '@/features/accounts/admin/people/commands/export-person';
import { inviteAdmin, resendInvitation } from '@/features/accounts/admin/people/commands/invite-admin';
import { removePerson } from '@/features/accounts/admin/people/commands/remove-person';
import { updatePerson } from '@/features/accounts/admin/people/commands/update-person';
import { listPeople } from '@/features/accounts/admin/people/queries/list-people';
import { person } from '@/features/accounts/admin/people/queries/person';
import { translateMessage } from '@/features/accounts/queries/translate-message';
import { personalDataView } from '@/features/accounts/settings/schema';
import { router, staffProcedure } from '@/server/api/trpc';
import type { PersonalData } from '@/server/crypto/personal-data';
import { messageOutput } from '@/shared/schema/message-output';
import {
  accountRef,
  adminsInput,
  adminsPage,
  adminView,
  inviteAdminInput,
  peoplePage,
  personView,
  updateAdminInput,
  updateUserInput,
  usersInput,
} from './schema';

export const peopleRouters = (personalData: readonly PersonalData[]) => ({
  users: router({
    list: staffProcedure('people')
      .input(usersInput)
      .output(peoplePage)
      .query(({ ctx, input }) => listPeople(ctx, 'users', input)),
    get: staffProcedure('people')
      .input(accountRef)
      .output(personView)
      .query(({ ctx, input }) => person(ctx, 'users', input.uuid)),
    create: staffProcedure('people')
      .input(createCustomerInput)
      .output(personView)
      .mutation(async ({ ctx, input }) => person(ctx, 'users', (await createCustomer(ctx, input)).uuid)),
    update: staffProcedure('people')
      .input(updateUserInput)
      .output(personView)
      .mutation(async ({ ctx, input }) => {
        await updatePerson(ctx, 'users', input);
        return person(ctx, 'users', input.uuid);
      }),
    remove: staffProcedure('people')
      .input(accountRef)
      .output(messageOutput)
      .mutation(async ({ ctx, input }) => {
        await removePerson(ctx, 'users', input.uuid, personalData);
        return translateMessage(ctx, 'person_removed');
      }),
    // A mutation, because it writes to the audit log.
    export_data: staffProcedure('people')
      .input(accountRef)
      .output(personalDataView)
      .mutation(({ ctx, input }) => exportPerson(ctx, input.uuid, personalData)),
  }),
  admins: router({
    list: staffProcedure('staff')
      .input(adminsInput)
      .output(adminsPage)
      .query(({ ctx, input }) => listPeople(ctx, 'admins', input)),
    get: staffProcedure('staff')
      .input(accountRef)
      .output(adminView)
      .query(({ ctx, input }) => person(ctx, 'admins', input.uuid)),
    create: staffProcedure('staff')
      .input(inviteAdminInput)
      .output(adminView)
      .mutation(async ({ ctx, input }) => person(ctx, 'admins', await inviteAdmin(ctx, input))),
    update: staffProcedure('staff')
      .input(updateAdminInput)
      .output(adminView)
      .mutation(async ({ ctx, input }) => {
        await updatePerson(ctx, 'admins', input);
        return person(ctx, 'admins', input.uuid);
      }),
    invite_again: staffProcedure('staff')
      .input(accountRef)
      .output(messageOutput)
      .mutation(async ({ ctx, input }) => {
        await resendInvitation(ctx, input.uuid);
        return translateMessage(ctx, 'invitation_resent');
      }),
    remove: staffProcedure('staff')
      .input(accountRef)
      .output(messageOutput)
      .mutation(async ({ ctx, input }) => {
        await removePerson(ctx, 'admins', input.uuid, personalData);
        return translateMessage(ctx, 'person_removed');
      }),
  }),
});

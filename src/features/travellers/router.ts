import { addPerson } from '@/features/travellers/commands/add-person';
import { removePerson, updatePerson } from '@/features/travellers/commands/update-person';
import { listPeople } from '@/features/travellers/queries/people-of';
import { translator } from '@/i18n/translate';
import { customerProcedure, router } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { peopleInput, peopleView, personChange, personInput, personRef, personView } from './schema';

export const peopleRouter = router({
  list: customerProcedure
    .input(peopleInput)
    .output(peopleView)
    .query(({ ctx, input }) => listPeople(ctx, input)),
  create: customerProcedure
    .input(personInput)
    .output(personView)
    .mutation(({ ctx, input }) => addPerson(ctx, input)),
  update: customerProcedure
    .input(personChange)
    .output(personView)
    .mutation(({ ctx, input }) => updatePerson(ctx, input)),
  remove: customerProcedure
    .input(personRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await removePerson(ctx, input.uuid);
      const t = await translator(ctx.locale, 'orders');
      return { message: t('people.removed') };
    }),
});

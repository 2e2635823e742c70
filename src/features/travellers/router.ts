import { addPerson } from '@/features/travellers/commands/add-person';
import { removeCard, saveCard } from '@/features/travellers/commands/save-card';
import { removePerson, updatePerson } from '@/features/travellers/commands/update-person';
import { cardPhoto } from '@/features/travellers/queries/card-photo';
import { listPeople } from '@/features/travellers/queries/people-of';
import { translator } from '@/i18n/translate';
import { type Ctx, customerProcedure, router } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import {
  cardInput,
  cardView,
  peopleInput,
  peopleView,
  personChange,
  personInput,
  personRef,
  personView,
} from './schema';

async function doneMessage({ locale }: Ctx, key: 'people.saved' | 'people.removed') {
  const t = await translator(locale, 'orders');
  return { message: t(key) };
}

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
  card: customerProcedure
    .input(personRef)
    .output(cardView)
    .query(({ ctx, input }) => cardPhoto(ctx, input.uuid)),
  save_card: customerProcedure
    .input(cardInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await saveCard(ctx, input);
      return doneMessage(ctx, 'people.saved');
    }),
  remove_card: customerProcedure
    .input(personRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await removeCard(ctx, input.uuid);
      return doneMessage(ctx, 'people.removed');
    }),
  remove: customerProcedure
    .input(personRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await removePerson(ctx, input.uuid);
      return doneMessage(ctx, 'people.removed');
    }),
});

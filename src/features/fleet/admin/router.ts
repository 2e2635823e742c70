import { createBoat } from '@/features/fleet/admin/commands/create-boat';
import { removeBoat } from '@/features/fleet/admin/commands/remove-boat';
import { returnToService } from '@/features/fleet/admin/commands/return-to-service';
import { takeOutOfService } from '@/features/fleet/admin/commands/take-out-of-service';
import { activateBoats, updateBoat } from '@/features/fleet/admin/commands/update-boat';
import { getBoat } from '@/features/fleet/admin/queries/get-boat';
import { listBoats } from '@/features/fleet/admin/queries/list-boats';
import { nowShort } from '@/features/outings/counting/schema';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { z } from '@/shared/schema/zod';
import {
  activateBoatsInput,
  boatRef,
  boatRows,
  boatsInput,
  boatView,
  changedBoat,
  createBoatInput,
  outOfServiceInput,
  spanRef,
  updateBoatInput,
} from './schema';

export const fleetRouter = router({
  list: staffProcedure('schedule')
    .input(boatsInput)
    .output(boatRows)
    .query(({ ctx, input }) => listBoats(ctx, input)),
  get: staffProcedure('schedule')
    .input(boatRef)
    .output(boatView)
    .query(({ ctx, input }) => getBoat(ctx, input.uuid)),
  create: staffProcedure('schedule')
    .input(createBoatInput)
    .output(boatView)
    .mutation(({ ctx, input }) => createBoat(ctx, input)),
  update: staffProcedure('schedule')
    .input(updateBoatInput)
    .output(changedBoat)
    .mutation(({ ctx, input }) => updateBoat(ctx, input)),
  activate: staffProcedure('schedule')
    .input(activateBoatsInput)
    .output(z.object(nowShort))
    .mutation(({ ctx, input }) => activateBoats(ctx, input)),
  remove: staffProcedure('schedule')
    .input(boatRef)
    .output(messageOutput.extend(nowShort))
    .mutation(async ({ ctx, input }) => {
      const { short } = await removeBoat(ctx, input.uuid);
      const t = await translator(ctx.locale, 'fleet-admin');
      return { message: t('removed'), short };
    }),
  take_out_of_service: staffProcedure('schedule')
    .input(outOfServiceInput)
    .output(changedBoat)
    .mutation(({ ctx, input }) => takeOutOfService(ctx, input)),
  return_to_service: staffProcedure('schedule')
    .input(spanRef)
    .output(boatView)
    .mutation(({ ctx, input }) => returnToService(ctx, input)),
});

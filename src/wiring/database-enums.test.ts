import { expect, test } from 'vitest';
import { proposalKinds } from '@/features/availability/admin/proposals/domain/closure-proposals';
import { proposalDecisions } from '@/features/availability/admin/proposals/domain/proposal-state';
import { staffPostView } from '@/features/blog/admin/schema';
import { paymentTypes } from '@/features/booking/schema';
import { addOnUnits, confirmations, difficulties, formsDue, productKinds } from '@/features/catalogue/schema';
import { messageKinds, messageStatuses } from '@/features/contact/admin/schema';
import { crewRoles, employments } from '@/features/crew/schema';
import { conditions } from '@/features/equipment/schema';
import { serviceKinds } from '@/features/equipment/services/schema';
import { boatKinds } from '@/features/fleet/admin/schema';
import { invoiceKinds } from '@/features/invoices/schema';
import { bulkKinds, rowStates } from '@/features/order-desk/bulk/schema';
import { approvalStates } from '@/features/orders/domain/approval';
import { itemOffReasons, itemStates } from '@/features/orders/domain/item-state';
import { orderStatuses } from '@/features/orders/domain/order-state';
import { leaderRoles, parts, transports } from '@/features/outings/domain/parts';
import { costKinds } from '@/features/pay/costs/schema';
import { rateKinds } from '@/features/pay/rates/schema';
import { lineKinds } from '@/features/pay/sheets/schema';
import { attemptStatuses } from '@/features/payments/domain/attempt-state';
import { refundStatuses } from '@/features/payments/domain/refund-state';
import { paymentsView, refundWays } from '@/features/payments/schema';
import { tillEntryKinds } from '@/features/payments/till/schema';
import { outcomes } from '@/features/ready/health/domain/outcome';
import * as enums from '@/server/generated/prisma/enums';
import { kitKinds } from '@/shared/diving/kit';
import { levels } from '@/shared/diving/levels';
import { providers, roles } from '@/shared/schema/actor';
import { genders } from '@/shared/schema/genders';

const inTheDatabase = { ...enums };
const { attempts, ledger } = paymentsView.shape;
/** The values that calls accept and return. `BackupState`, `LinkPurpose` and `SlugOwner` are not part of the API. */
const inTheApi: Record<
  Exclude<keyof typeof inTheDatabase, 'BackupState' | 'LinkPurpose' | 'SlugOwner'>,
  readonly string[]
> = {
  AddOnUnit: addOnUnits,
  AttemptStatus: attemptStatuses,
  BoatKind: boatKinds,
  BulkKind: bulkKinds,
  BulkRowState: rowStates,
  Confirmation: confirmations,
  EquipmentCondition: conditions,
  EquipmentKind: kitKinds,
  EquipmentServiceKind: serviceKinds,
  FormsDue: formsDue,
  CostKind: costKinds,
  CrewRole: crewRoles,
  DayPart: parts,
  Difficulty: difficulties,
  Employment: employments,
  Gender: genders,
  HealthOutcome: outcomes,
  InvoiceKind: invoiceKinds,
  ItemOffReason: itemOffReasons,
  ItemState: itemStates,
  LedBy: leaderRoles,
  LedgerKind: ledger.element.shape.kind.options,
  Level: levels,
  MessageKind: messageKinds,
  MessageStatus: messageStatuses,
  OrderStatus: orderStatuses,
  PayLineKind: lineKinds,
  PaymentType: paymentTypes,
  PostStatus: staffPostView.shape.status.options,
  ProductKind: productKinds,
  ProposalDecision: proposalDecisions,
  ProposalKind: proposalKinds,
  Provider: providers,
  RateKind: rateKinds,
  RefundWay: refundWays,
  RefundApprovalStatus: approvalStates,
  RefundStatus: refundStatuses,
  Role: roles,
  TillEntryKind: tillEntryKinds,
  Transport: transports,
  WrongAmountOutcome: attempts.element.shape.wrong_outcome.unwrap().options,
};

test.each(Object.keys(inTheApi) as (keyof typeof inTheApi)[])(
  '%s has the same values in the database as in the API',
  (name) => {
    expect(Object.values(inTheDatabase[name]).toSorted()).toEqual(inTheApi[name].toSorted());
  },
);

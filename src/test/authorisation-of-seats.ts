import { type Rule, staff } from './authorisation';

/** The staff who count seats and close days. */
export const seatProcedures: Record<string, Rule> = {
  'admin.seats.counting': staff('schedule'),
  'admin.seats.preview': staff('schedule'),
  'admin.seats.preview_ratio': staff('catalogue'),
  'admin.seats.preview_shop_ratio': staff('settings'),
  'admin.seats.set_counting': staff('schedule'),
  'admin.seats.short_days': staff('schedule'),
  'admin.closures.list': staff('schedule'),
  'admin.closures.get': staff('schedule'),
  'admin.closures.create': staff('schedule'),
  'admin.closures.update': staff('schedule'),
  'admin.closures.delete': staff('schedule'),
  'admin.closures.concerned': staff('schedule'),
  'admin.closures.proposals.list': staff('schedule'),
  'admin.closures.proposals.confirm': staff('schedule'),
  'admin.closures.proposals.dismiss': staff('schedule'),
  'admin.closures.proposals.reopen': staff('schedule'),
};

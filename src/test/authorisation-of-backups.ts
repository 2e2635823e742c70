import { ownerNeeds } from '@/shared/schema/rights';
import { type Rule, staff } from './authorisation';

const calls = ['get', 'latest', 'start', 'save_key', 'confirm_key', 'save_keep'];

/** A backup contains everything, so every call needs every right. */
export const backupProcedures: Record<string, Rule> = Object.fromEntries(
  calls.map((call) => [`admin.backups.${call}`, staff(ownerNeeds)]),
);

import type { Endpoint } from '@/server/api/rest/endpoint';

const backups = '/admins/backups';

export const backupEndpoints: Endpoint[] = [
  { method: 'GET', path: backups, procedure: 'admin.backups.get', summary: 'Read the backups and their settings' },
  {
    method: 'POST',
    path: backups,
    procedure: 'admin.backups.start',
    summary: 'Make a backup now',
    status: 202,
    refusals: { 409: 'The owner has not created a key yet' },
  },
  {
    method: 'GET',
    path: `${backups}/latest`,
    procedure: 'admin.backups.latest',
    summary: 'Read age and size of the latest backup',
  },
  { method: 'PUT', path: `${backups}/key`, procedure: 'admin.backups.save_key', summary: 'Replace the owner’s key' },
  {
    method: 'POST',
    path: `${backups}/key/confirm`,
    procedure: 'admin.backups.confirm_key',
    summary: 'Confirm that the owner has the secret key',
  },
  {
    method: 'PUT',
    path: `${backups}/keep`,
    procedure: 'admin.backups.save_keep',
    summary: 'Change how many backups are kept',
  },
];

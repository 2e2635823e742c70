import type { Endpoint } from '@/server/api/rest/endpoint';

export const gasEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/admins/gas-logs',
    procedure: 'admin.gas.day',
    summary: 'Read the gas log of a day',
  },
  {
    method: 'POST',
    path: '/admins/gas-logs',
    procedure: 'admin.gas.log',
    summary: 'Log an analysed tank for a diver',
    status: 201,
    refusals: { 409: 'A tank of the register that is broken, retired or past due' },
  },
  {
    method: 'POST',
    path: '/admins/gas-logs/sign',
    procedure: 'admin.gas.sign',
    summary: 'Sign the tanks of a diver',
    refusals: { 409: 'Signed or void already, or corrected since they were read' },
  },
  {
    method: 'PATCH',
    path: '/admins/gas-logs/{uuid}',
    procedure: 'admin.gas.correct',
    summary: 'Correct a tank that is not signed yet',
    refusals: { 409: 'Signed or void, or changed by somebody else since it was read' },
  },
  {
    method: 'POST',
    path: '/admins/gas-logs/{uuid}/void',
    procedure: 'admin.gas.void',
    summary: 'Void a tank of the log',
    refusals: { 409: 'Void already' },
  },
];

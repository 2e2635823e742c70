import type { Endpoint } from '@/server/api/rest/endpoint';

const one = '/admins/orders/{uuid}/refund-approvals/{approval}';

export const refundApprovalEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/admins/refund-approvals',
    procedure: 'admin.refund_approvals.list',
    summary: 'List refunds that wait for a second person',
  },
  {
    method: 'POST',
    path: `${one}/approve`,
    procedure: 'admin.refund_approvals.approve',
    summary: 'Approve a refund',
    refusals: { 409: 'Decided already, requested by the caller, or the order has changed since' },
  },
  {
    method: 'POST',
    path: `${one}/refuse`,
    procedure: 'admin.refund_approvals.refuse',
    summary: 'Refuse a refund',
    refusals: { 409: 'Decided already' },
  },
];

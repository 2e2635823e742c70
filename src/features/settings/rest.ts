import type { Endpoint } from '@/server/api/rest/endpoint';

const path = '/admins/settings/shop';

const saving = (section: string, name: string): Endpoint => ({
  method: 'PUT',
  path: `${path}/${section}`,
  procedure: `admin.shop.save_${section}`,
  summary: `Replace ${name}`,
  refusals: { 409: 'Changed by somebody else since it was read' },
});

export const shopEndpoints: Endpoint[] = [
  { method: 'GET', path, procedure: 'admin.shop.get', summary: 'Read the settings of the shop' },
  {
    method: 'GET',
    path: `${path}/counter-methods`,
    procedure: 'admin.shop.counter_methods',
    summary: 'List how money may be taken at the counter',
  },
  saving('identity', 'name, addresses and opening hours of the shop'),
  saving('selling', 'how the shop sells'),
  saving('pickup', 'where the shop picks guests up'),
  saving('languages', 'the languages of the site'),
  saving('counter', 'how money may be taken at the counter'),
  saving('invoices', 'what invoices say'),
  saving('refunds', 'which refunds need a second person'),
  saving('mails', 'the signature of mails'),
  saving('proof', 'what the shop shows to be trusted'),
  saving('agencies', 'which cards count as which level, and when a refresher is due'),
  saving('papers', 'how long signed waivers count and are kept'),
  saving('fees', 'the fees of parks and authorities'),
];

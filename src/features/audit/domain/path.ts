import type { AuditEntity } from '@/features/audit/schema';

/** Returns the entity's page in the back office; an entity that needs a slug has no page once deleted. */
export function pathOfEntity(entity: AuditEntity, id: string, slug: string | undefined): string | null {
  switch (entity) {
    case 'order':
    case 'health':
      return `/admin/orders/${id}/detail`;
    case 'user':
      return `/admin/users/${id}`;
    case 'admin':
      return `/admin/user-admin/${id}/edit`;
    case 'message':
      return `/admin/contacts/${id}`;
    case 'post':
      return slug ? `/admin/blog/${slug}/edit` : null;
    case 'product':
      return slug ? `/admin/products/${slug}/edit` : null;
    case 'location':
      return slug ? `/admin/locations/${slug}/edit` : null;
    case 'facility':
      return slug ? `/admin/facility-locations/${slug}/edit` : null;
    case 'add_on':
      return '/admin/addons';
    case 'boat':
      return slug ? `/admin/boats/${slug}/edit` : null;
    case 'equipment':
      return slug ? `/admin/equipment/${slug}/edit` : null;
    case 'faq':
      return '/admin/faqs';
    case 'crew':
      return slug ? `/admin/crew/${slug}/edit` : null;
    case 'roster':
      return '/admin/roster';
    case 'cash_report':
    case 'till':
      return '/admin/reports/cash';
    case 'template':
      return '/admin/settings/templates';
    case 'backup':
      return '/admin/settings/backup';
    case 'pay_rate':
      return '/admin/pay/rates';
    case 'pay_month':
      return `/admin/pay?month=${id}`;
    case 'pay_line':
      return '/admin/pay';
    case 'outing_cost':
      return '/admin/reports/margins';
    case 'shop':
      if (id.startsWith('papers')) return '/admin/settings/papers';
      if (id === 'fees') return '/admin/fees';
      return `/admin/settings/shop/${id}`;
    default:
      return '/admin/schedule';
  }
}

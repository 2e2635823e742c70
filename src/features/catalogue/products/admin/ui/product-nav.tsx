'use client';
import css from '@/features/catalogue/admin/ui/office.module.css';
import { productEditPath } from '@/features/catalogue/admin/ui/office-paths';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { CopyProduct } from './copy-product';

const parts = ['edit', 'faqs', 'images'] as const;

export function ProductNav({ lng, slug, here }: { lng: Locale; slug: string; here: (typeof parts)[number] }) {
  const { t } = useT('catalogue-admin');
  return (
    <nav className={css.nav} aria-label={t('nav.label')}>
      {parts.map((part) => (
        <ButtonLink
          key={part}
          size="s"
          look={part === here ? 'solid' : 'outline'}
          aria-current={part === here ? 'page' : undefined}
          href={productEditPath(lng, slug, part)}
        >
          {t(`nav.${part}`)}
        </ButtonLink>
      ))}
      <ButtonLink size="s" look="quiet" href={productEditPath(lng, slug, 'preview')} target="_blank">
        {t('nav.preview')}
      </ButtonLink>
      <CopyProduct lng={lng} slug={slug} />
    </nav>
  );
}

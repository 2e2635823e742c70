'use client';
import { IconCopy } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { productEditPath } from '@/features/catalogue/admin/ui/office-paths';
import { useOfficeAction } from '@/features/catalogue/admin/ui/use-office-action';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { mayLeave } from '@/ui/form/unsaved';

/** Copies the product as saved, and opens the copy. */
export function CopyProduct({ lng, slug }: { lng: Locale; slug: string }) {
  const { t } = useT('catalogue-admin');
  const router = useRouter();
  const actionOptions = useOfficeAction();
  const copy = trpc.admin.products.duplicate.useMutation(actionOptions(t('product.notice.duplicated')));
  const make = async () => {
    if (await mayLeave()) copy.mutate({ slug }, { onSuccess: (made) => router.push(productEditPath(lng, made.slug)) });
  };
  return (
    <Button
      size="s"
      look="quiet"
      busy={copy.isPending}
      icon={<IconCopy aria-hidden="true" />}
      onClick={() => void make()}
    >
      {t('product.duplicate')}
    </Button>
  );
}

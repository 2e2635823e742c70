'use client';
import { useT } from '@/i18n/client';
import { papers } from '@/shared/shop/papers';
import type { Shop } from '@/shared/shop/sections';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { NumberField } from '@/ui/form/number-field';
import { useZodForm } from '@/ui/form/use-zod-form';
import { Panel } from '@/ui/show/panel';
import css from './papers.module.css';

/** Sets how long a signed waiver counts, and for how long it is kept. */
export function PapersSettings({ saved }: { saved: Shop['papers'] & { version: string } }) {
  const { t } = useT('papers-admin');
  const { t: ui } = useT('ui');
  const toast = useNotify();
  const { waiver_months, waiver_years } = saved;
  const { form, refusal, showRefusal, submit } = useZodForm(papers, { waiver_months, waiver_years });
  const save = trpc.admin.shop.save_papers.useMutation({
    onSuccess: () => toast.done(ui('form.saved')),
    onError: showRefusal,
  });
  const version = save.data?.papers.version ?? saved.version;
  return (
    <Panel title={t('settings.title')} className={css.settings}>
      <form
        noValidate
        className={css.form}
        aria-label={t('settings.title')}
        onSubmit={submit((values) => save.mutate({ ...values, version }))}
      >
        <div className={css.row}>
          <NumberField
            form={form}
            path="waiver_months"
            label={t('settings.months')}
            description={t('settings.monthsHint')}
            unit={t('settings.monthsUnit')}
            required
          />
          <NumberField
            form={form}
            path="waiver_years"
            label={t('settings.years')}
            description={t('settings.yearsHint')}
            unit={t('settings.yearsUnit')}
            required
          />
        </div>
        {refusal && <Alert tone="error">{refusal}</Alert>}
        <div>
          <Button type="submit" busy={save.isPending}>
            {ui('form.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

'use client';
import { Checkbox, TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { type ClosureView, createClosureInput } from '@/features/availability/admin/closures/schema';
import { useDayChange } from '@/features/availability/admin/schedule/ui/use-day-change';
import { selectedOrdersPath } from '@/features/availability/domain/selected-orders';
import { useT } from '@/i18n/client';
import { areas } from '@/shared/diving/areas';
import type { Locale } from '@/shared/locale/locales';
import { lineInEveryLanguage } from '@/shared/schema/localised';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { OfficeButton } from '@/ui/access/office-button';
import { notify } from '@/ui/feedback/notify';
import { DateField } from '@/ui/form/date-field';
import { EditForm } from '@/ui/form/edit-form';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { useEditForm } from '@/ui/form/use-edit-form';
import css from './closures.module.css';
import { OrdersConcerned } from './orders-concerned';
import { closurePath, closuresPath } from './paths';

type Values = {
  from: Day;
  to: Day;
  areas: ClosureView['areas'];
  night_before: boolean;
  reasons: Record<Locale, string>;
};

const asTyped = ({ from, to, areas: where, night_before, reasons, updated_at }: ClosureView) => ({
  values: { from, to, areas: where, night_before, reasons: lineInEveryLanguage(reasons) },
  version: updated_at,
});
/** A language without a text falls back to English. */
const asSent = ({ reasons: { en, ...others }, ...values }: Values) => ({
  ...values,
  reasons: { en, ...Object.fromEntries(Object.entries(others).filter(([, text]) => text.trim() !== '')) },
});

type Props = {
  lng: Locale;
  /** The closure to edit; without it, the form creates one for `days`. */
  closure?: ClosureView;
  days?: { from: Day; to: Day };
};

export function ClosureForm({ lng, closure, days = { from: '', to: '' } }: Props) {
  const { t } = useT('availability-admin');
  const { t: catalogue } = useT('catalogue');
  const router = useRouter();
  const cache = trpc.useUtils();
  const refreshDays = useDayChange();
  const create = trpc.admin.closures.create.useMutation();
  const update = trpc.admin.closures.update.useMutation();
  const editing = useEditForm<Values>({
    schema: createClosureInput,
    saved: closure
      ? asTyped(closure)
      : { values: { ...days, areas: [], night_before: false, reasons: lineInEveryLanguage(null) } },
    async save(values, version) {
      const input = asSent(values);
      const saved = closure
        ? await update.mutateAsync({ ...input, uuid: closure.uuid, updated_at: version ?? closure.updated_at })
        : await create.mutateAsync(input);
      await Promise.all([refreshDays(), cache.admin.orders.list.invalidate()]);
      const { uuid, divers_booked: count } = saved;
      notify({
        type: 'success',
        title: t('closures.saved'),
        text: count > 0 ? t('closures.stillBooked', { count }) : t('closures.noBookings'),
      });
      // The closure's own page lists the affected orders, with a link to each.
      router.push(count > 0 ? closurePath(lng, uuid) : closuresPath(lng));
      return asTyped(saved);
    },
    ...(closure && { latest: async () => asTyped(await cache.admin.closures.get.fetch({ uuid: closure.uuid })) }),
  });
  const { form } = editing;
  const { from, to, areas: where, night_before } = form.getValues();
  return (
    <EditForm editing={editing}>
      <div className={css.days}>
        <DateField key={form.key('from')} {...form.getInputProps('from')} label={t('days.from')} />
        <DateField key={form.key('to')} {...form.getInputProps('to')} label={t('days.to')} />
      </div>
      <Checkbox.Group
        key={form.key('areas')}
        {...form.getInputProps('areas')}
        label={t('closures.areas')}
        description={t('closures.areasHint')}
      >
        <div className={css.areas}>
          {areas.map((area) => (
            <Checkbox key={area} value={area} label={catalogue(`area.${area}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox
        key={form.key('night_before')}
        {...form.getInputProps('night_before', { type: 'checkbox' })}
        label={t('closures.nightBefore')}
        description={t('closures.nightBeforeHint')}
      />
      <LanguageTabs form={form} label={t('closures.reason')} fields={(language) => [`reasons.${language}`]}>
        {(language) => (
          <TextInput
            key={form.key(`reasons.${language}`)}
            {...form.getInputProps(`reasons.${language}`)}
            lang={language}
            label={t('closures.reason')}
            description={t('closures.reasonHint')}
          />
        )}
      </LanguageTabs>
      {closure && closure.divers_booked > 0 && (
        <div>
          <OfficeButton lng={lng} path={selectedOrdersPath({ closure: closure.uuid })}>
            {t('closures.orders')}
          </OfficeButton>
        </div>
      )}
      <OrdersConcerned lng={lng} from={from} to={to} areas={where} night_before={night_before} />
    </EditForm>
  );
}

'use client';
import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import css from '@/features/catalogue/admin/ui/office.module.css';
import { daysOf } from '@/features/catalogue/products/admin/domain/needs';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { leaderRoles, transports } from '@/features/outings/domain/parts';
import { useT } from '@/i18n/client';
import { Button, IconButton } from '@/ui/action/button';
import { errorAt } from '@/ui/form/form-handle';
import { shownLines } from './needs-values';

type Line = { transport: ProductForm['transport'][number]; led_by: ProductForm['led_by'][number] };

/**
 * Edits a product's transport and leaders: a single line while all days are equal, otherwise one line for each day that
 * differs.
 */
export function NeedsLines({ form }: { form: UseFormReturnType<ProductForm> }) {
  const { t } = useT('catalogue-admin');
  const values = form.getValues();
  const days = daysOf(values.duration_days);
  const shown = shownLines(values);
  const lines = shown.transport.map((transport, at) => ({ at, transport, led_by: shown.led_by[at] ?? 'none' }));
  const write = (next: Line[]) => {
    form.setFieldValue(
      'transport',
      next.map(({ transport }) => transport),
    );
    form.setFieldValue(
      'led_by',
      next.map(({ led_by }) => led_by),
    );
  };
  const change = (line: number, part: Partial<Line>) =>
    write(lines.map((other, at) => (at === line ? { ...other, ...part } : other)));
  const add = () => write([...lines, ...lines.slice(-1)]);
  const nameOf = (at: number) => {
    const isForTheRest = at === lines.length - 1 && at + 1 < days;
    return t(isForTheRest ? 'product.needs.fromDay' : 'product.needs.day', { day: at + 1 });
  };
  const labelOf = (at: number, field: string) =>
    lines.length === 1 ? field : t('product.needs.ofDay', { day: nameOf(at), field });
  return (
    <>
      {lines.map(({ at, ...line }) => (
        <div key={at} className={css.dayNeeds}>
          <Select
            label={labelOf(at, t('product.needs.transport'))}
            value={line.transport}
            onChange={(transport) => transport && change(at, { transport })}
            data={transports.map((value) => ({ value, label: t(`product.transport.${value}`) }))}
            error={at === 0 && errorAt(form, 'transport')}
            allowDeselect={false}
          />
          <Select
            label={labelOf(at, t('product.needs.ledBy'))}
            value={line.led_by}
            onChange={(role) => role && change(at, { led_by: role })}
            data={leaderRoles.map((value) => ({ value, label: t(`product.ledBy.${value}`) }))}
            error={at === 0 && errorAt(form, 'led_by')}
            allowDeselect={false}
          />
          {lines.length > 1 && (
            <IconButton
              label={t('product.needs.removeDay', { day: nameOf(at) })}
              onClick={() => write(lines.filter((_, other) => other !== at))}
            >
              <IconTrash aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {lines.length < days && (
        <div>
          <Button size="s" onClick={add}>
            {t(lines.length === 1 ? 'product.needs.differsByDay' : 'product.needs.addDay')}
          </Button>
        </div>
      )}
    </>
  );
}

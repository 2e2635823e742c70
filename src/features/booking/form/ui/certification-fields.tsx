'use client';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { levelOptions, useDiverOptions } from '@/features/booking/divers/ui/use-diver-options';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { DiverInput } from './diver-input';
import { useDraftForm, useField } from './draft-provider';
import { ChoiceField, TextField } from './fields';
import css from './fields.module.css';
import { StayDry } from './stay-dry';

type Props = { at: `divers.${number}`; product: ProductDetail; isForNow: boolean };

/** A diver's certification, worded as on their card, or 'none yet'; the number can be added later. */
export function CertificationFields({ at, product, isForNow }: Props) {
  const { t } = useT('booking');
  const { write } = useDraftForm();
  const level = useField(`${at}.certification_level`);
  const { value: association } = useField(`${at}.association`);
  const isNone = level.value === 'none';
  const options = useDiverOptions(association);
  const number = useField(`${at}.certification_number`);
  const [hasNumber] = useState(!isForNow || number.value !== '');

  const setNone = (none: boolean) => {
    write({
      [`${at}.certification_level`]: none ? 'none' : '',
      [`${at}.association`]: '',
      [`${at}.certification_number`]: '',
    });
    level.look();
  };
  /** Keeps the level when the association changes, unless the new association does not have that level. */
  const setAssociation = (name: string) => {
    const stays = name !== '' && levelOptions(name).some(({ value }) => value === level.value);
    write({ [`${at}.association`]: name, ...(!stays && { [`${at}.certification_level`]: '' }) });
  };

  return (
    <fieldset className={css.group}>
      <legend>{t('diver.certification')}</legend>
      <Checkbox
        label={t('diver.not_certified')}
        checked={isNone}
        error={isNone && level.error}
        data-path={isNone ? `${at}.certification_level` : undefined}
        onChange={(event) => setNone(event.currentTarget.checked)}
      />
      {!isNone && (
        <>
          <div className={css.pair}>
            <DiverInput at={at} field="association" onChoose={setAssociation} />
            <ChoiceField
              path={`${at}.certification_level`}
              label={t('diver.certification_level')}
              required
              withAsterisk={false}
              disabled={association === ''}
              onChoose={(value) => {
                level.write(value);
                level.look();
              }}
              data={options.certification_level().filter(({ value }) => value !== 'none')}
            />
          </div>
          {hasNumber && (
            <TextField
              path={`${at}.certification_number`}
              label={t('diver.certification_number')}
              description={t('diver.certification_number_hint')}
              required={!isForNow}
              withAsterisk={false}
              autoComplete="off"
              maxLength={50}
            />
          )}
        </>
      )}
      <StayDry index={Number(at.split('.')[1])} />
      {product.level !== 'none' && <p className={css.hint}>{t('diver.certification_hint')}</p>}
    </fieldset>
  );
}

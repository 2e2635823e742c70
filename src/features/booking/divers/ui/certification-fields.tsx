'use client';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { type Association, associations, levelsOf } from '@/features/booking/divers/domain/certification';
import { useDraftForm, useField } from '@/features/booking/ui/draft-provider';
import { ChoiceField, TextField } from '@/features/booking/ui/fields';
import css from '@/features/booking/ui/fields.module.css';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { StayDry } from './stay-dry';

const isAssociation = (name: string): name is Association => associations.includes(name as Association);

type Props = { at: `divers.${number}`; product: ProductDetail; isForNow: boolean };

/** A diver's certification, in the words on their card, or that they have none yet; its number can wait. */
export function CertificationFields({ at, product, isForNow }: Props) {
  const { t } = useT('booking');
  const { write } = useDraftForm();
  const level = useField(`${at}.certification_level`);
  const { value: association } = useField(`${at}.association`);
  const isNone = level.value === 'none';
  const choose = { value: '', label: t('choose') };
  const number = useField(`${at}.certification_number`);
  const [hasNumber] = useState(!isForNow || number.value !== '');
  const levels = isAssociation(association) ? levelsOf(association) : [];

  const setNone = (none: boolean) => {
    write({
      [`${at}.certification_level`]: none ? 'none' : '',
      [`${at}.association`]: '',
      [`${at}.certification_number`]: '',
    });
    level.look();
  };
  /** Keeps the level under another association's name; an association without that level clears it. */
  const setAssociation = (name: string) => {
    const stays = isAssociation(name) && levelsOf(name).some((candidate) => candidate.level === level.value);
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
            <ChoiceField
              path={`${at}.association`}
              label={t('diver.association')}
              required
              withAsterisk={false}
              onChoose={setAssociation}
              data={[
                choose,
                ...associations.map((value) => ({
                  value,
                  label: value === 'OTHER' ? t('diver.other_association') : value,
                })),
              ]}
            />
            <ChoiceField
              path={`${at}.certification_level`}
              label={t('diver.certification_level')}
              required
              withAsterisk={false}
              disabled={levels.length === 0}
              onChoose={(value) => {
                level.write(value);
                level.look();
              }}
              data={[choose, ...levels.map(({ level: value, name }) => ({ value, label: name }))]}
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

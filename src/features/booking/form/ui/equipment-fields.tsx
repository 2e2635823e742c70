'use client';
import { Checkbox } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { equipmentWanted, wantsEquipment } from '@/features/booking/divers/domain/equipment';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { AddOnPicture } from './add-on-picture';
import { useChosen } from './booking-context';
import { useDraft, useDraftForm, useField } from './draft-provider';
import look from './equipment-fields.module.css';
import { TextField } from './fields';
import css from './fields.module.css';

type At = { at: `divers.${number}`; index: number };

/** Asks whether the diver wants each piece of equipment, in the sizes above. */
export function EquipmentFields({ at, index }: At) {
  const { t } = useT('booking');
  const { forPeople } = useChosen();
  const { error } = useField(`${at}.equipment`);
  const priceOf = usePriceOf();
  const pieces = forPeople.add_ons.filter(({ equipment }) => equipment);
  // The full set costs more than any of its pieces.
  const dearest = Math.max(...pieces.map(({ uuid }) => priceOf(uuid) ?? 0));
  const offered = [...pieces].sort(
    (one, other) => Number(priceOf(other.uuid) === dearest) - Number(priceOf(one.uuid) === dearest),
  );
  if (offered.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend>{t('equipment.title')}</legend>
      <p className={css.hint}>{t('equipment.why')}</p>
      {error && <p role="alert">{error}</p>}
      {offered.map((addOn) => (
        <Piece key={addOn.uuid} at={at} index={index} addOn={addOn} />
      ))}
    </fieldset>
  );
}

function usePriceOf() {
  const { prices, otherPrices } = useChosen();
  const priced = [prices, ...otherPrices].flatMap((one) => one?.add_ons ?? []);
  return (wanted: string) => priced.find(({ uuid }) => uuid === wanted)?.price;
}

/** One line for a piece; its picture and what it is for are folded. */
function Piece({ at, index, addOn }: At & { addOn: ProductDetail['add_ons'][number] }) {
  const { t } = useT('booking');
  const { lng, form, forPeople } = useChosen();
  const { write } = useDraftForm();
  const { uuid, name, for_whom: forWhom, picture } = addOn;
  const isWanted = useDraft((draft) => wantsEquipment(draft, index, uuid));
  const price = usePriceOf()(uuid);
  const choose = (yes: boolean) => {
    const others = equipmentWanted(form.values(), index, forPeople).filter((one) => one !== uuid);
    write({ [`${at}.equipment`]: [...others, ...(yes ? [uuid] : [])].join(',') });
  };
  return (
    <>
      <div className={look.piece}>
        <Checkbox
          label={price === undefined ? name : t('equipment.priced', { name, price: formatRupiah(price, lng) })}
          checked={isWanted}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        {(picture || forWhom) && (
          <details className={look.about}>
            <summary aria-label={t('equipment.about', { name })}>
              <IconInfoCircle aria-hidden="true" />
            </summary>
            <div>
              {picture && <AddOnPicture of={picture} />}
              {forWhom && <p>{forWhom}</p>}
            </div>
          </details>
        )}
      </div>
      {isWanted && addOn.for_eyesight && (
        <div className={css.pair}>
          {(['left_dioptres', 'right_dioptres'] as const).map((eye) => (
            <TextField
              key={eye}
              path={`${at}.${eye}`}
              label={t(`diver.${eye}`)}
              description={t('equipment.dioptres_hint')}
              required
              withAsterisk={false}
              autoComplete="off"
            />
          ))}
        </div>
      )}
    </>
  );
}

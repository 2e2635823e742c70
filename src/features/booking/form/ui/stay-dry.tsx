'use client';
import { drySeats } from '@/features/booking/domain/dry-seats';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { useChosen } from './booking-context';
import { useField } from './draft-provider';
import { useItems } from './use-items';

/** Offers a diver whose level is too low a seat as a companion, when the product has one. */
export function StayDry({ index }: { index: number }) {
  const { t } = useT('booking');
  const { form, product, setNotice } = useChosen();
  const level = useField(`divers.${index}.certification_level`);
  const seats = drySeats(useItems(), index, level.value);
  if (!level.error || seats.length === 0) return null;
  const stayDry = () => {
    form.stayDry(index, seats, product);
    setNotice({ tone: 'info', title: t('stay_dry.done'), text: t('stay_dry.done_text') });
  };
  return (
    <div>
      <p>{t('stay_dry.hint')}</p>
      <Button size="s" onClick={stayDry}>
        {t('stay_dry.button')}
      </Button>
    </div>
  );
}

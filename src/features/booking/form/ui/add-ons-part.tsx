'use client';
import { packagesOf } from '@/features/booking/domain/draft';
import { maxQuantityOf } from '@/features/booking/domain/price';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { classNames } from '@/ui/class-names';
import { Stepper } from '@/ui/form/stepper';
import { AddOnPicture } from './add-on-picture';
import css from './add-ons-part.module.css';
import { useChosen } from './booking-context';
import { CompanionNames } from './companion-names';
import { useDraft } from './draft-provider';
import { ItemTitle } from './item-title';
import { StepPart } from './step-form';
import { type BookedItem, useItems } from './use-items';

/** Every add-on is optional. */
export function AddOnsPart() {
  const { t } = useT('booking');
  const { forPeople } = useChosen();
  const items = useItems().map((item) => ({ item, offered: item.sold?.add_ons.filter(isOnStep) ?? [] }));
  const none = t(forPeople.add_ons.length > 0 ? 'add_ons.in_forms' : 'add_ons.none');
  if (items.every(({ offered }) => offered.length === 0))
    return (
      <StepPart step="add-ons">
        <p className={css.none}>{none}</p>
      </StepPart>
    );
  return (
    <StepPart step="add-ons" intro={t('add_ons.intro')}>
      {items.map(
        ({ item, offered }) =>
          offered.length > 0 && (
            <section key={item.index} aria-labelledby={items.length > 1 ? `add-ons-${item.index}` : undefined}>
              {items.length > 1 && (
                <h3 id={`add-ons-${item.index}`} className={css.of}>
                  <ItemTitle item={item} />
                </h3>
              )}
              <ul className={css.cards}>
                {offered.map((addOn) => (
                  <li key={addOn.uuid}>
                    <AddOnCard addOn={addOn} item={item} isOne={items.length === 1} />
                  </li>
                ))}
              </ul>
              <CompanionNames item={item} />
            </section>
          ),
      )}
    </StepPart>
  );
}

type AddOn = ProductDetail['add_ons'][number];
const isOnStep = ({ equipment }: AddOn) => !equipment;

type CardProps = { addOn: AddOn; item: BookedItem; isOne: boolean };

function AddOnCard({ addOn, item, isOne }: CardProps) {
  const { uuid, name, description, unit, for_whom: forWhom, picture } = addOn;
  const { t } = useT('booking');
  const { lng, form } = useChosen();
  const chosen = item.add_ons[uuid] ?? 0;
  const typed = useDraft(packagesOf) ?? 1;
  const divers = item.divers.length;
  const packages = isOne ? typed : divers / (item.sold?.divers_per_package ?? 1);
  const priced = item.prices?.add_ons.find((candidate) => candidate.uuid === uuid);
  const most = maxQuantityOf({ unit, maximum: priced?.maximum ?? 0 }, packages, divers);
  const quantity = Math.min(chosen, most);
  const write = (text: string) => {
    const wanted = /^\d+$/.test(text) ? Math.min(Number(text), most) : 0;
    form.setOnItem(item.index, 'add_ons', { ...item.add_ons, [uuid]: wanted });
  };
  return (
    <div className={classNames(css.card, picture && css.pictured)}>
      {picture && (
        <div className={css.side}>
          <AddOnPicture of={picture} />
        </div>
      )}
      <div className={css.words}>
        <h3>{name}</h3>
        {forWhom && <p className={css.forWhom}>{forWhom}</p>}
        <p>{description}</p>
      </div>
      <p className={css.price}>
        {priced && <strong>{formatRupiah(priced.price, lng)}</strong>} {t(`add_ons.unit.${unit}`)}
        <span>{t('add_ons.most', { total: most })}</span>
      </p>
      <Stepper
        isBare
        path={isOne ? `add_ons.${uuid}` : `items.${item.index}.add_ons.${uuid}`}
        label={t('add_ons.quantity', { name })}
        texts={{ less: t('add_ons.less'), more: t('add_ons.more') }}
        least={0}
        most={most}
        value={String(quantity)}
        onChange={write}
      />
    </div>
  );
}

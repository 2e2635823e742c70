'use client';
import { diverCount, packagesOf } from '@/features/booking/domain/draft';
import { mostOf } from '@/features/booking/domain/price';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { inRupiah } from '@/shared/schema/money';
import { classNames } from '@/ui/class-names';
import { Stepper } from '@/ui/form/stepper';
import { toSource } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';
import css from './add-ons-step.module.css';
import { useChosen } from './booking-context';
import { useDraft } from './draft-provider';
import { StepForm } from './step-form';

/** Every add-on is optional. */
export function AddOnsStep() {
  const { t } = useT('booking');
  const { product } = useChosen();
  const offered = product.add_ons.filter(({ equipment }) => !equipment);
  const none = t(product.add_ons.length > 0 ? 'add_ons.in_forms' : 'add_ons.none');
  if (offered.length === 0) return <StepForm>{none}</StepForm>;
  return (
    <StepForm intro={t('add_ons.intro')}>
      <ul className={css.cards}>
        {offered.map((addOn) => (
          <li key={addOn.uuid}>
            <AddOnCard addOn={addOn} />
          </li>
        ))}
      </ul>
    </StepForm>
  );
}

function AddOnCard({
  addOn: { uuid, name, description, unit, for_whom: forWhom, picture },
}: {
  addOn: ProductDetail['add_ons'][number];
}) {
  const { t } = useT('booking');
  const { lng, form, product, prices } = useChosen();
  const chosen = useDraft((draft) => draft.add_ons[uuid] ?? 0);
  const packages = useDraft(packagesOf) ?? 1;
  const divers = useDraft((draft) => diverCount(draft, product));
  const priced = prices?.add_ons.find((candidate) => candidate.uuid === uuid);
  const most = mostOf({ unit, maximum: priced?.maximum ?? 0 }, packages, divers);
  const quantity = Math.min(chosen, most);
  const write = (text: string) => {
    const wanted = /^\d+$/.test(text) ? Math.min(Number(text), most) : 0;
    form.set('add_ons', { ...form.values().add_ons, [uuid]: wanted });
  };
  return (
    <div className={classNames(css.card, picture && css.pictured)}>
      {picture && (
        <div className={css.side}>
          <Picture of={toSource(picture)} alt="" sizes="10rem" ratio="4 / 3" className={css.picture} />
        </div>
      )}
      <div className={css.words}>
        <h3>{name}</h3>
        {forWhom && <p className={css.forWhom}>{forWhom}</p>}
        <p>{description}</p>
      </div>
      <p className={css.price}>
        {priced && <strong>{inRupiah(priced.price, lng)}</strong>} {t(`add_ons.unit.${unit}`)}
        <span>{t('add_ons.most', { total: most })}</span>
      </p>
      <Stepper
        isBare
        path={`add_ons.${uuid}`}
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

'use client';
import type { ReactNode } from 'react';
import { type Association, type CertificationLevel, levelName } from '@/features/booking/divers/domain/certification';
import { type DiverDraft, diversOf } from '@/features/booking/domain/draft';
import type { Step } from '@/features/booking/domain/form-steps';
import { diets } from '@/features/booking/schema';
import { useT } from '@/i18n/client';
import { phoneInWords } from '@/shared/schema/phone';
import { clockTimes } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';
import { pickupOf } from '@/shared/time/pickup';
import { Button } from '@/ui/action/button';
import { Facts } from '@/ui/show/facts';
import { useChosen, useDraft } from './booking-context';
import { PriceLines } from './price-lines';
import css from './review-step.module.css';
import { StepForm } from './step-form';

/** A summary before the order; each part links back to its step. */
export function ReviewStep() {
  const { t } = useT('booking');
  return (
    <StepForm intro={t('review.intro')}>
      <ActivityBlock />
      <DiversBlock />
      <EmergencyBlock />
      <Block title={t('review.price')} step="add-ons">
        <PriceLines />
      </Block>
    </StepForm>
  );
}

function Block({ title, step, children }: { title: string; step: Step; children: ReactNode }) {
  const { t } = useT('booking');
  const { go } = useChosen();
  return (
    <section className={css.block} aria-label={title}>
      <div className={css.head}>
        <h3>{title}</h3>
        <Button size="s" look="quiet" onClick={() => go(step)} aria-label={t('review.edit_what', { what: title })}>
          {t('review.edit')}
        </Button>
      </div>
      {children}
    </section>
  );
}

function ActivityBlock() {
  const { t } = useT('booking');
  const { t: common } = useT('common');
  const { lng, product } = useChosen();
  const draft = useDraft((value) => value);
  const variant = product.variants.find(({ uuid }) => uuid === draft.variant)?.name;
  const fetched = pickupOf(product, draft.pickup_area);
  const divers = diversOf(draft, product).length;
  return (
    <Block title={t('step.activity')} step="activity">
      <Facts
        facts={[
          { label: t('review.activity'), value: variant ? `${product.title} · ${variant}` : product.title },
          { label: t('date.title'), value: formatDay(draft.activity_date, lng, 'full') },
          { label: t('packages.label'), value: t('review.packages', { packages: draft.quantity, count: divers }) },
          ...(product.pickup
            ? [
                {
                  label: t('pickup.title'),
                  value: fetched
                    ? [
                        common(`pickupArea.${fetched.area}`),
                        t('pickup.window', clockTimes(lng, fetched)),
                        draft.pickup_address,
                      ]
                        .filter(Boolean)
                        .join(' · ')
                    : t('pickup.own'),
                },
              ]
            : []),
        ]}
      />
    </Block>
  );
}

function DiversBlock() {
  const { t } = useT('booking');
  const { product } = useChosen();
  const draft = useDraft((value) => value);
  return (
    <Block title={t('step.divers')} step="divers">
      <ol className={css.divers}>
        {[...diversOf(draft, product).entries()].map(([position, diver]) => (
          <li key={position}>
            <strong>{diver.full_name}</strong>
            <DiverLine diver={diver} />
          </li>
        ))}
      </ol>
    </Block>
  );
}

function DiverLine({ diver }: { diver: DiverDraft }) {
  const { t } = useT('booking');
  const level = diver.certification_level as CertificationLevel;
  const association = (diver.association || null) as Association | null;
  const certified =
    level === 'none'
      ? t('diver.not_certified')
      : [association !== 'OTHER' && association, levelName(association, level)].filter(Boolean).join(' ');
  const sizes = t('review.sizes', {
    height: diver.height_cm,
    weight: diver.weight_kg,
    shoe: `${diver.shoe_size_system} ${diver.shoe_size}`,
  });
  const chosen = diets.find((option) => option === diver.dietary_restriction);
  const diet = chosen && chosen !== 'none' && t(`diet.${chosen}`);
  return (
    <>
      <span>{[diver.date_of_birth, certified].join(' · ')}</span>
      <span>{[sizes, diet].filter(Boolean).join(' · ')}</span>
      <span>{[phoneInWords(diver.phone), diver.email].join(' · ')}</span>
    </>
  );
}

function EmergencyBlock() {
  const { t } = useT('booking');
  const contact = useDraft((draft) => draft.emergency_contact);
  const inquiry = useDraft((draft) => draft.inquiry);
  return (
    <Block title={t('step.emergency')} step="emergency">
      <Facts
        facts={[
          {
            label: t('emergency.name'),
            value: [contact.name, contact.relationship].filter(Boolean).join(' · '),
          },
          { label: t('emergency.phone'), value: phoneInWords(contact.phone) },
          ...(contact.message ? [{ label: t('emergency.message_short'), value: contact.message }] : []),
          ...(inquiry ? [{ label: t('emergency.inquiry_short'), value: inquiry }] : []),
        ]}
      />
    </Block>
  );
}

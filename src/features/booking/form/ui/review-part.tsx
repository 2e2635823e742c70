'use client';
import type { ReactNode } from 'react';
import { namedDivers } from '@/features/booking/divers/domain/named-divers';
import { isUnfinished } from '@/features/booking/divers/domain/typed-diver';
import { diversOf, isLater } from '@/features/booking/domain/draft';
import type { Step } from '@/features/booking/domain/form-steps';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { formatPhone } from '@/shared/schema/phone';
import { clockTime, clockTimes } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';
import { pickupOf } from '@/shared/time/pickup';
import { useAreaName } from '@/shop/client';
import { Button } from '@/ui/action/button';
import { PhoneQuestion } from '@/ui/form/phone-question';
import { Facts } from '@/ui/show/facts';
import { AnotherItem } from './another-item';
import { useChosen } from './booking-context';
import { DiverLine } from './diver-line';
import { useDraft } from './draft-provider';
import { useItemTitle } from './item-title';
import { PriceLines } from './price-lines';
import { RefresherFirst } from './refresher-first';
import css from './review-part.module.css';
import { StepPart } from './step-form';
import { useDepartureOf } from './use-departure';
import { type BookedItem, useItems } from './use-items';

/** A summary before the order; each part links back to its step. */
export function ReviewPart() {
  const { t } = useT('booking');
  return (
    <StepPart step="review" intro={t('review.intro')}>
      <ActivityBlocks />
      <RefresherFirst />
      <AnotherItem />
      <DiversBlock />
      <EmergencyBlock />
      <Block title={t('review.price')} step="add-ons">
        <PriceLines />
      </Block>
    </StepPart>
  );
}

type BlockProps = { title: string; step: Step; onEdit?: () => void; children: ReactNode };

function Block({ title, step, onEdit, children }: BlockProps) {
  const { t } = useT('booking');
  const { go } = useChosen();
  const edit = () => {
    onEdit?.();
    go(step);
  };
  return (
    <section className={css.block} aria-label={title}>
      <div className={css.head}>
        <h3>{title}</h3>
        <Button size="s" look="quiet" onClick={edit} aria-label={t('review.edit_what', { what: title })}>
          {t('review.edit')}
        </Button>
      </div>
      {children}
    </section>
  );
}

function ActivityBlocks() {
  const items = useItems();
  return items.map((item) =>
    item.sold ? <ActivityBlock key={item.index} item={item} product={item.sold} isOne={items.length === 1} /> : null,
  );
}

type ActivityProps = { item: BookedItem; product: ProductDetail; isOne: boolean };

function ActivityBlock({ item, product, isOne }: ActivityProps) {
  const { t } = useT('booking');
  const nameOf = useAreaName();
  const titleOf = useItemTitle();
  const { lng, form } = useChosen();
  const draft = useDraft((value) => value);
  const variant = product.variants.find(({ uuid }) => uuid === item.variant)?.name;
  const divers = item.divers.length;
  const { time, transfers } = useDepartureOf(product, { ...item, divers });
  const fetched = pickupOf({ ...product, transfers }, draft.pickup_area);
  const who = namedDivers(lng, draft.divers, item.divers, (number) => t('divers.number', { number }));
  return (
    <Block title={isOne ? t('step.activity') : titleOf(item)} step="activity" onEdit={() => form.openItem(item.index)}>
      <Facts
        facts={[
          { label: t('review.activity'), value: variant ? `${product.title} · ${variant}` : product.title },
          { label: t('date.title'), value: formatDay(item.activity_date, lng, 'full') },
          ...(time ? [{ label: t('time.title'), value: clockTime(lng, time) }] : []),
          { label: t('packages.people.label'), value: t('summary.divers', { count: divers }) },
          ...(isOne ? [] : [{ label: t('items.participants'), value: who }]),
          ...(product.pickup
            ? [
                {
                  label: t('pickup.title'),
                  value: fetched
                    ? [nameOf(fetched.area), t('pickup.window', clockTimes(lng, fetched)), draft.pickup_address]
                        .filter(Boolean)
                        .join(' · ')
                    : t('pickup.own_arrival'),
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
  const { forPeople } = useChosen();
  const draft = useDraft((value) => value);
  return (
    <Block title={t('step.divers')} step="divers">
      <ol className={css.divers}>
        {[...diversOf(draft, forPeople).entries()].map(([position, diver]) => (
          <li key={position}>
            <strong>{diver.full_name}</strong>
            <DiverLine diver={diver} isOpen={isLater(draft, forPeople) && isUnfinished(diver)} />
            <ReviewedPhone number={diver.phone} />
          </li>
        ))}
      </ol>
    </Block>
  );
}

/** Asks guests to confirm their phone number if they left its step right after typing it. */
function ReviewedPhone({ number }: { number: string }) {
  const { t } = useT('common');
  return <PhoneQuestion number={number} texts={{ text: t('phone.question'), confirm: t('phone.confirm') }} />;
}

function EmergencyBlock() {
  const { t } = useT('booking');
  const { forPeople } = useChosen();
  const contact = useDraft((draft) => draft.emergency_contact);
  const person = [
    { label: t('emergency.name'), value: [contact.name, contact.relationship].filter(Boolean).join(' · ') },
    { label: t('emergency.phone'), value: formatPhone(contact.phone) },
    ...(contact.message ? [{ label: t('emergency.message_short'), value: contact.message }] : []),
  ];
  const inquiry = useDraft((draft) => draft.inquiry);
  return (
    <Block title={t('step.emergency')} step="emergency">
      <Facts
        facts={[
          ...(isLater(contact, forPeople) ? [{ label: t('step.emergency'), value: t('review.later') }] : person),
          ...(inquiry ? [{ label: t('emergency.inquiry_short'), value: inquiry }] : []),
        ]}
      />
      <ReviewedPhone number={isLater(contact, forPeople) ? '' : contact.phone} />
    </Block>
  );
}

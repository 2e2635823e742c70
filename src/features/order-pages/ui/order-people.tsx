import { IconUser } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { OrderView } from '@/features/orders/schema';
import { contactAnchor, formsAnchor } from '@/features/orders/ui/paths';
import type { ReadinessView } from '@/features/ready/schema';
import { MissingAnswers, ReadyBadge } from '@/features/ready/ui/ready-list';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import type { Locale } from '@/shared/locale/locales';
import { PhoneLine } from '@/ui/show/contact-links';
import { Panel } from '@/ui/show/panel';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './order-people.module.css';
import { isDiver, type Listed, type ListedDiver, peopleListed } from './people-listed';
import { PersonRow } from './person-row';

type Props = {
  lng: Locale;
  order: Listed & Pick<OrderView, 'status'>;
  /** Empty until the order is paid. */
  readiness: readonly Omit<ReadinessView[number], 'steps'>[];
  contact: OrderView['emergency_contact'];
  contactForm: ReactNode;
  /** The link of a diver, to open or to share. */
  linkOf: (position: number, name: string) => ReactNode;
  /** Answers of a diver, if the reader may see them. */
  factsOf?: (position: number) => ReactNode;
  /** Above the people, such as the day by which the forms are needed. */
  children?: ReactNode;
};

const readyCount = (t: TFunction<'ready'>, readiness: Props['readiness']) =>
  t('list.count', { ready: readiness.filter(({ state }) => state === 'ready').length, count: readiness.length });

type DiverProps = Omit<Props, 'contact' | 'contactForm' | 'children'> & { person: ListedDiver };

/** A diver with the state and the link; a diver who is ready has the link in the fold. */
async function DiverRow({ lng, order, readiness, person, linkOf, factsOf }: DiverProps) {
  const { t } = await getT(lng, 'orders');
  const { t: ready } = await getT(lng, 'ready');
  const { position, name, line, missing } = person;
  const mine = readiness.find((one) => one.position === position);
  const facts = factsOf?.(position);
  if (!mine) {
    const isWaiting = order.status === 'pending_payment' && missing.length > 0;
    return (
      <PersonRow
        {...{ name, line }}
        state={
          <StatusBadge tone={isWaiting ? 'neutral' : 'success'}>
            {isWaiting ? t('people.open', { count: missing.length }) : t('people.ready')}
          </StatusBadge>
        }
        below={isWaiting && <MissingAnswers lng={lng} missing={missing} open_papers={[]} />}
      >
        {facts}
      </PersonRow>
    );
  }
  const link = mine.is_revoked ? <p className={css.note}>{ready('list.revoked')}</p> : linkOf(position, name);
  const isReady = mine.state === 'ready';
  return (
    <PersonRow
      {...{ name, line }}
      state={<ReadyBadge lng={lng} state={mine.state} />}
      below={
        !isReady && (
          <>
            <MissingAnswers lng={lng} missing={mine.missing} open_papers={mine.open_papers} />
            {link}
          </>
        )
      }
    >
      {isReady ? (
        <>
          {facts}
          {link}
        </>
      ) : (
        facts
      )}
    </PersonRow>
  );
}

/** Says how many divers are ready, and how the others become so. */
async function Lead({ lng, order, readiness }: Pick<Props, 'lng' | 'order' | 'readiness'>) {
  const { t } = await getT(lng, 'orders');
  const { t: ready } = await getT(lng, 'ready');
  if (readiness.length > 0)
    return (
      <p className={css.lead}>
        <strong>{readyCount(ready, readiness)}</strong> {ready('list.ownLead')}
      </p>
    );
  if (order.status !== 'pending_payment' || order.open_forms.divers.length === 0) return null;
  return <p className={css.lead}>{t('people.afterPayment')}</p>;
}

/** The people of an order, each with one state; actions only where something is open. */
export async function OrderPeople(props: Props) {
  const { lng, order, readiness, contact, contactForm, linkOf, factsOf, children } = props;
  const { t } = await getT(lng, 'orders');
  const { t: ready } = await getT(lng, 'ready');
  const people = await peopleListed(lng, order);
  const isAllReady = readiness.length > 0 && readiness.every(({ state }) => state === 'ready');
  return (
    <Panel
      id={formsAnchor}
      title={t('people.who')}
      actions={isAllReady && <StatusBadge tone="success">{readyCount(ready, readiness)}</StatusBadge>}
    >
      {!isAllReady && <Lead {...{ lng, order, readiness }} />}
      {children}
      <Texts lng={lng} ns={['booking', 'common', 'errors', 'orders', 'ready', 'ui']}>
        <ul className={css.people}>
          {people.map((person) =>
            isDiver(person) ? (
              <DiverRow key={person.key} {...{ lng, order, readiness, person, linkOf, factsOf }} />
            ) : (
              <PersonRow key={person.key} name={person.name} line={person.line} />
            ),
          )}
          {order.open_forms.emergency_contact && (
            <PersonRow
              name={t('openForms.emergencyContact')}
              action={t('people.fillIn')}
              state={<StatusBadge tone="warning">{t('openForms.missing_contact')}</StatusBadge>}
            >
              <div id={contactAnchor} className={css.form}>
                {contactForm}
              </div>
            </PersonRow>
          )}
        </ul>
        {contact && (
          <div className={css.contact}>
            <IconUser aria-hidden="true" />
            <p>
              {t('openForms.emergencyContact')}: <strong>{contact.name}</strong>
              {contact.relationship && `, ${contact.relationship}`}, <PhoneLine phone={contact.phone} />
              {contact.message && <span className={css.written}>{contact.message}</span>}
            </p>
          </div>
        )}
      </Texts>
    </Panel>
  );
}

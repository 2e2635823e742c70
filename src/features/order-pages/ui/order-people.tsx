import { IconChevronDown, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OrderView } from '@/features/orders/schema';
import { formOf, formsAnchor } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import type { Locale } from '@/shared/locale/locales';
import { PhoneLine } from '@/ui/show/contact-links';
import { Panel } from '@/ui/show/panel';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './order-people.module.css';
import { type Listed, peopleListed } from './people-listed';

type Props = {
  lng: Locale;
  order: Listed;
  contact: OrderView['emergency_contact'];
  /** The form for the open fields of a diver, and for the emergency contact. */
  formFor: (position: number, name: string) => ReactNode;
  contactForm: ReactNode;
  /** Answers of a diver, if the reader may see them. */
  factsOf?: (position: number) => ReactNode;
  /** Above the people, such as the day by which the forms are needed. */
  children?: ReactNode;
};

const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '';

type RowProps = { name: string; line: string; state: ReactNode; action: string | undefined; children: ReactNode };

/** One line for a person, which opens for more where there is more. */
function Row({ name, line, state, action, children }: RowProps) {
  const words = (
    <>
      <span className={css.initial} aria-hidden="true">
        {initialOf(name)}
      </span>
      <span className={css.who}>
        <strong>{name}</strong>
        {line && <span>{line}</span>}
      </span>
      {state}
    </>
  );
  if (!children) return <li className={css.row}>{words}</li>;
  return (
    <li>
      <details>
        <summary className={css.row}>
          {words}
          {action ? (
            <span className={css.action}>{action}</span>
          ) : (
            <IconChevronDown className={css.chevron} aria-hidden="true" />
          )}
        </summary>
        <div className={css.more}>{children}</div>
      </details>
    </li>
  );
}

/** The people of an order, each with one state; actions only where something is open. */
export async function OrderPeople(props: Props) {
  const { lng, order, contact, formFor, contactForm, factsOf, children } = props;
  const { t } = await getT(lng, 'orders');
  const people = await peopleListed(lng, order);
  return (
    <Panel id={formsAnchor} title={t('people.who')}>
      {children}
      <Texts lng={lng} ns={['booking', 'common', 'countries', 'errors', 'orders', 'ui']}>
        <ul className={css.people}>
          {people.map(({ key, position, name, line, missing }) => (
            <Row
              key={key}
              name={name}
              line={line}
              action={missing > 0 ? t('people.fillIn') : undefined}
              state={
                position !== null && (
                  <StatusBadge tone={missing > 0 ? 'warning' : 'success'}>
                    {missing > 0 ? t('people.open', { count: missing }) : t('people.ready')}
                  </StatusBadge>
                )
              }
            >
              {position !== null && (missing > 0 || factsOf) ? (
                <>
                  {missing > 0 && (
                    <div id={formOf(position)} className={css.form}>
                      {formFor(position, name)}
                    </div>
                  )}
                  {factsOf?.(position)}
                </>
              ) : null}
            </Row>
          ))}
          {order.open_forms.emergency_contact && (
            <Row
              name={t('openForms.emergencyContact')}
              line=""
              action={t('people.fillIn')}
              state={<StatusBadge tone="warning">{t('openForms.missing_contact')}</StatusBadge>}
            >
              <div id={formOf('contact')} className={css.form}>
                {contactForm}
              </div>
            </Row>
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

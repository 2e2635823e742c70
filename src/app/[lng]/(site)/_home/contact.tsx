import { openingHours } from '@/app/[lng]/(site)/_opening-hours';
import { Meals } from '@/app/[lng]/(site)/_reading/meals';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { mainAddress, mainPhone, toDialable } from '@/shared/shop/contact';
import { getShop } from '@/shop/server';
import { ButtonLink } from '@/ui/action/button-link';
import { Section } from '@/ui/layout/section';
import { art } from '@/ui/show/art';
import { Facts } from '@/ui/show/facts';
import { Picture } from '@/ui/show/picture';
import css from './contact.module.css';

export async function Giving(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'site');
  return (
    <div className={css.split}>
      <Section id="giving" title={t('home.givingBack.title')}>
        <p>{t('home.givingBack.text')}</p>
        <Meals lng={props.lng} />
        <p className={css.note}>{t('home.givingBack.note')}</p>
        <ButtonLink href={localePath(props.lng, '/csr')}>{t('home.givingBack.more')}</ButtonLink>
      </Section>
      <Picture className={css.picture} of={art.csrMeals} alt="" sizes="(min-width: 60rem) 40rem, 100vw" />
    </div>
  );
}

export async function Contact(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'site');
  const { identity } = await getShop();
  const address = mainAddress(identity);
  const phone = mainPhone(identity);
  return (
    <div className={css.split}>
      <Picture className={css.picture} of={art.contactHarbour} alt="" sizes="(min-width: 60rem) 40rem, 100vw" />
      <Section id="contact" title={t('home.contact.title')}>
        <p>{t('home.contact.text')}</p>
        <Facts
          facts={[
            { label: t('home.contact.address'), value: `${address.street}, ${address.town}, ${address.region}` },
            { label: t('home.contact.phone'), value: <a href={`tel:${toDialable(phone)}`}>{phone}</a> },
            await openingHours(props.lng),
          ]}
        />
        <p className={css.write}>
          <ButtonLink look="solid" href={localePath(props.lng, '/contact')}>
            {t('home.contact.write')}
          </ButtonLink>
        </p>
      </Section>
    </div>
  );
}

'use client';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { partySize } from '@/features/booking/domain/people';
import { inquiryPath } from '@/features/catalogue/domain/product-path';
import { localePath } from '@/shared/locale/locales';
import { chatLink } from '@/shared/schema/chat-link';
import { Button } from '@/ui/action/button';
import { aboutChoice } from './about-choice';
import type { BoxProps } from './box-props';
import css from './odd-party.module.css';

/** The options for one or three people when a product is booked in pairs. */
export function OddParty(props: BoxProps) {
  const { lng, product, choice, onChange, texts, whatsApp } = props;
  const { odd } = texts;
  const size = product.divers_per_package;
  const people = partySize(choice.quantity, product);
  const { title, text, message } = people === 1 ? odd.alone : odd.some;
  const about = aboutChoice(props, message);
  const packages = Math.min(Math.ceil(people / size), product.max_quantity);
  return (
    <div className={css.odd} role="status">
      <strong>{title}</strong>
      <p>{text}</p>
      <Button size="s" onClick={() => onChange({ quantity: String(packages) })}>
        {odd.take[packages * size]}
      </Button>
      <Others {...props} />
      {whatsApp ? (
        <a className={css.chat} href={chatLink(whatsApp, about)} target="_blank" rel="noreferrer">
          <IconBrandWhatsapp aria-hidden="true" />
          {odd.buddy}
        </a>
      ) : (
        <a href={localePath(lng, inquiryPath(product.slug, about))}>{odd.inquire}</a>
      )}
    </div>
  );
}

function Others({ lng, choice, texts, others = [], onOther }: BoxProps) {
  if (others.length === 0) return null;
  const day = choice.activity_date ? `?date=${choice.activity_date}` : '';
  return (
    <>
      <p>{texts.odd.others}</p>
      <ul>
        {others.map(({ slug, title, path }) => (
          <li key={slug}>
            {onOther ? (
              <button type="button" className={css.other} onClick={() => onOther(slug)}>
                {title}
              </button>
            ) : (
              <a href={localePath(lng, path + day)}>{title}</a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

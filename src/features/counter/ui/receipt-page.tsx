import type { ReceiptView } from '@/features/counter/schema';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { pickupLine } from '@/features/orders/ui/pickup-line';
import { PrintButton } from '@/features/orders/ui/print-button';
import { feeWords } from '@/i18n/fee-words';
import { getT } from '@/i18n/server';
import { type Locale, toLocale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { mainAddress } from '@/shared/shop/contact';
import { formatMoment } from '@/shared/time/dates';
import { getAreaNames, getShop } from '@/shop/server';
import { PhoneActions } from '@/ui/show/contact-links';
import { MailReceipt } from './mail-receipt';
import css from './receipt-page.module.css';
import { ReceiptPaper } from './receipt-paper';

type Props = {
  /** Language of the staff member, for the buttons; the receipt has its own. */ lng: Locale;
  uuid: string;
  receipt: ReceiptView;
};

/** A receipt in the guest's language, printed on A4 or on a roll of 80 mm. */
export async function ReceiptPage({ lng: reader, uuid: order, receipt }: Props) {
  const lng = toLocale(receipt.locale);
  const { t: office } = await getT(reader, 'orders-admin');
  const { t } = await getT(lng, 'orders-admin');
  const { t: words } = await getT(lng, 'orders');
  const { t: common } = await getT(lng, 'common');
  const fees = feeWords((await getT(lng, 'booking')).t, lng);
  const nameOf = await getAreaNames(lng);
  const { identity } = await getShop();
  const { street, town, postcode } = mainAddress(identity);
  const lines = receipt.lines.map((line) => ({
    ...line,
    label: t(`method.${line.method as 'cash'}`),
    amount: formatRupiah(line.amount, lng),
  }));
  const total = formatRupiah(receipt.total, lng);
  const text = t('receipt.text', { number: receipt.number, shop: identity.name, booking: receipt.booking_id, total });
  return (
    <article className={css.receipt} lang={lng}>
      <header>
        <strong>{identity.name}</strong>
        <span>
          {street}, {town} {postcode}
        </span>
        {receipt.tax_number && <span>{words('invoice.taxNumber', { number: receipt.tax_number })}</span>}
        <h2>{t('receipt.title', { number: receipt.number })}</h2>
        <span>{formatMoment(new Date(receipt.issued_at), lng)}</span>
      </header>
      <p>
        {receipt.name}
        <br />
        {receipt.booking_id} · {receipt.title}
      </p>
      {receipt.items.map((item) => (
        <p key={item.uuid}>
          <strong>{formatDeparture(item, lng, 'full')}</strong>
          <br />
          {receipt.items.length > 1 && (
            <>
              {item.title}
              <br />
            </>
          )}
          {item.fees.map((fee) => (
            <span key={fee.id} className={css.fee}>
              {fees.label(fee)}: {fees.amount(fee)}
            </span>
          ))}
          {pickupLine(item, { t: words, common, nameOf, lng, area: receipt.pickup_area })}
        </p>
      ))}
      {receipt.pickup_address && (
        <p>
          {words('fact.pickupAddress')}: {receipt.pickup_address}
        </p>
      )}
      <dl>
        {lines.map(({ uuid, label, amount, received, change, reversed }) => (
          <div key={uuid} data-reversed={reversed}>
            <dt>
              {label}
              {reversed && ` · ${t('receipt.reversed')}`}
              {received !== null && change !== null && (
                <small>
                  {t('counter.handed', { received: formatRupiah(received, lng), change: formatRupiah(change, lng) })}
                </small>
              )}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div>
          <dt>{t('receipt.total')}</dt>
          <dd>
            <strong>{total}</strong>
          </dd>
        </div>
        {receipt.on_account > 0 && (
          <div>
            <dt>{words('money.onAccount')}</dt>
            <dd>{formatRupiah(receipt.on_account, lng)}</dd>
          </div>
        )}
        <div>
          <dt>{t('receipt.toPay')}</dt>
          <dd>{formatRupiah(receipt.to_pay, lng)}</dd>
        </div>
      </dl>
      {receipt.taken_by && <p>{t('counter.takenBy', { name: receipt.taken_by })}</p>}
      <div className={css.actions} lang={reader}>
        <ReceiptPaper />
        <PrintButton label={office('receipt.print')} />
        {receipt.phone && <PhoneActions phone={receipt.phone} text={text} size="m" />}
      </div>
      <MailReceipt uuid={order} receipt={receipt.uuid} email={receipt.email ?? ''} />
    </article>
  );
}

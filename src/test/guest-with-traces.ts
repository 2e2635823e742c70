import { failedLoginsPerAccount } from '@/features/accounts/domain/limits';
import { mediaJobs } from '@/features/media/jobs';
import { paymentHook } from '@/features/orders/commands/payment-hook';
import { orderJobs } from '@/features/orders/jobs';
import { paymentJobs } from '@/features/payments/jobs';
import { seal } from '@/server/crypto/crypto';
import { db, pool } from '@/server/database/db';
import { SIGNATURE_HEADER, signCallback } from '@/server/gateways/sandbox/signature';
import { mailJobs } from '@/server/mail/mail-jobs';
import { dayAt, plusDays } from '@/shared/time/days';
import { mails } from '@/wiring/mails-root';
import { handleUpload } from '@/wiring/media-handler';
import { callerFor } from './actors';
import { addOn, bookableProduct, booking } from './bookings';
import { diver } from './divers';
import { account, signIn } from './factories';
import { runJobs } from './jobs';
import { leaveAnswers } from './leave-answers';
import { leaveGasLog } from './leave-gas-log';
import { leaveWaiver } from './leave-waiver';
import { signInAtProvider } from './oidc-server';
import { mailsTo } from './outbox';
import type { startGateways } from './own-gateways';
import { photograph } from './photograph';
import { traceAtTheCounter } from './traces-at-the-counter';
import { resetTries, setTriesLeft } from './try-limits';
import { leaveUnfinished } from './unfinished-booking';
import { contactMessage, emails, PHONE, payer, person, recipient } from './words-of-guest';

type Gateways = Awaited<ReturnType<typeof startGateways>>;
const PASSWORD = 'a-password-of-zebulon';
export const jobs = [...mailJobs(mails), ...orderJobs, ...paymentJobs(paymentHook), ...mediaJobs];

const tokenIn = ({ params }: { params: Record<string, unknown> } | undefined = { params: {} }) =>
  String(params.path).split('/').at(-1) ?? '';
const newestMail = async (to: string, template: string) =>
  (await mailsTo(to)).filter((mail) => mail.template === template).at(-1);

async function newAccount() {
  const visitor = await callerFor(null, { address: '203.0.113.77' });
  await visitor.auth.users.register({
    ...person,
    email: emails.first,
    password: PASSWORD,
    confirm_password: PASSWORD,
  });
  await visitor.auth.users.verify_email({ token: tokenIn(await newestMail(emails.first, 'verify_email')) });
  const { url, ticket } = await visitor.auth.users.google_start();
  const answer = await signInAtProvider(url, {
    subject: 'subject-at-google',
    email: emails.first,
    emailVerified: true,
    givenName: person.first_name,
    familyName: person.last_name,
  });
  const { token = '' } = await visitor.auth.users.google_finish({
    ticket,
    code: answer.get('code') ?? '',
    state: answer.get('state') ?? '',
  });
  // A walk-in customer has a phone number as well.
  const { id } = await db.user.update({ where: { email: emails.first }, data: { sealedPhone: seal(PHONE) } });
  return { id, token, visitor, guest: await callerFor(token, { address: '203.0.113.77' }) };
}

async function sendPortrait(token: string): Promise<string> {
  const picture = await photograph();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(picture)]), 'zebulon.png');
  const headers = { authorization: `Bearer ${token}` };
  const sent = await handleUpload(new Request('http://localhost:3000/api/media', { method: 'POST', body, headers }));
  return ((await sent.json()) as { data: { uuid: string } }).data.uuid;
}

type Guest = Awaited<ReturnType<typeof newAccount>>;

async function fillAccount({ guest, visitor, token }: Guest): Promise<void> {
  const { account: own } = guest;
  await visitor.contact.send(contactMessage(emails.first, { subject: 'My vertigo', message: 'I have vertigo' }));
  await own.request_email_change({ email: emails.current, current_password: PASSWORD });
  const link = await newestMail(emails.current, 'email_change_confirm');
  await visitor.auth.users.verify_email_change({ token: tokenIn(link) });
  await own.request_email_change({ email: emails.wanted, current_password: PASSWORD });
  await own.update_profile({ gender: 'others', avatar: await sendPortrait(token) });
}

async function writeToShop({ guest, visitor, id }: Guest, staff: Guest['guest']): Promise<void> {
  const { slug } = await bookableProduct();
  await guest.contact.send(contactMessage(emails.typed, { subject: 'Vertigo again', message: 'Still vertigo' }));
  await visitor.contact.inquire({
    ...{ name: 'Zebulon Quillfeather', email: emails.current },
    ...{ product: slug, message: 'Is claustrophobia a problem?' },
  });
  await staff.admin.customers.add_note({ uuid: id, note: 'Zebulon takes something against seasickness' });
  await visitor.contact.send(contactMessage(emails.current, { subject: 'Tinnitus', message: 'My tinnitus' }));
  await staff.admin.messages.create({
    ...contactMessage(emails.current, { subject: 'Asthma', message: 'Called about asthma' }),
    ...({ kind: 'contact', locale: 'en' } as const),
  });
  const { data } = await staff.admin.messages.list({ search: 'Zebulon', per_page: 100 });
  for (const { uuid, subject } of data) {
    const { version } = await staff.admin.messages.get({ uuid });
    if (subject === 'Tinnitus') await staff.admin.messages.remove({ uuid });
    else {
      await staff.admin.messages.update({ uuid, version, answer: 'Dear Zebulon, vertigo passes.' });
      const reply = { email: emails.current, body: 'Zebulon is relieved', mailHash: uuid, attachments: 1 };
      await db.messageReply.create({ data: { ...reply, messageId: uuid, receivedAt: new Date() } });
    }
  }
}

const wanted = (product: { slug: string; addOns: string[] }, idempotency_key: string) => ({
  ...booking(product.slug, {
    add_ons: product.addOns.map((uuid) => ({ add_on: uuid, quantity: 1 })),
    activity_date: plusDays(dayAt(new Date()), 30),
    pickup_address: 'Villa Marmalade 7',
    ...{ companions: ['Eudora Plimsoll'], inquiry: 'Is turtlephobia a reason to stay ashore?' },
    divers: ['Zebulon Quillfeather', 'Ottoline Brackwater'].map((full_name) =>
      diver({
        full_name,
        date_of_birth: '1971-03-09',
        phone: '+628119090771',
        email: emails.current,
        certification_number: 'CERT-9911',
        shoe_size: 9,
        shoe_size_system: 'US',
        last_dive: '2026-05-17',
        ...{ flight_date: plusDays(dayAt(new Date()), 61), flight_time: '21:47' },
        variant: 3,
      }),
    ),
    emergency_contact: {
      name: 'Perpetua Vance',
      phone: '+628125550987',
      relationship: 'Aunt',
      message: 'No penicillin',
    },
  }),
  idempotency_key,
});

const referenceOf = async (orderId: string) => {
  const { reference } = await db.paymentAttempt.findFirstOrThrow({ where: { orderId }, orderBy: { id: 'desc' } });
  return reference;
};

/** Sends callbacks of three gateways that name their payer, as real callbacks do. */
async function hearOf(reference: string, { xendit, midtrans, send }: Gateways): Promise<void> {
  const { payment_session_id } = xendit.sessionOf(reference);
  const about = { payment_session_id, reference_id: reference, status: 'COMPLETED', customer: payer };
  await send('xendit', xendit.callback('payment_session.completed', about));
  await send('xendit', xendit.callback('something.new', { customer: payer }));
  const notification = midtrans.callback(reference, 'settlement');
  await send('midtrans', {
    ...notification,
    body: JSON.stringify({ ...JSON.parse(notification.body), customer_details: payer }),
  });
  const body = JSON.stringify({ id: `event-${reference}`, data: { reference, customer: payer } });
  await send('sandbox', { body, headers: { [SIGNATURE_HEADER]: signCallback(body, new Date()) } });
}

async function dive({ guest, id }: Guest, staff: Guest['guest'], gateways: Gateways): Promise<string> {
  const { slug, id: productId } = await bookableProduct();
  const addOns = [(await addOn(productId)).id, (await addOn(productId, { unit: 'per_package', takesSeat: true })).id];
  const { uuid: friend } = await guest.people.create({
    full_name: 'Barnaby Saltmarsh',
    phone: '+628119094433',
    certification_number: 'CERT-4411',
    emergency_contact: { name: 'Drusilla Penhaligon', phone: '+628125553322' },
  });
  await guest.people.save_card({ uuid: friend, picture: (await photograph()).toString('base64') });
  await leaveUnfinished(guest, slug);
  const declined = await guest.order.create(wanted({ slug, addOns }, 'key-of-Zebulon'));
  const reference = await referenceOf(declined.uuid);
  gateways.xendit.pay(reference);
  await hearOf(reference, gateways);
  await runJobs(jobs);
  await staff.admin.invoices.issue({ uuid: declined.uuid, recipient });
  const later = plusDays(dayAt(new Date()), 33);
  await guest.order.request_move({ uuid: declined.uuid, activity_date: later, message: 'Because of agoraphobia' });
  gateways.xendit.refundsWill({ refused: 'ACCOUNT_OF_OTTOLINE_CLOSED' });
  await staff.admin.orders.make_link({ uuid: declined.uuid });
  const { url } = await staff.admin.orders.diver_link({ uuid: declined.uuid, diver: 0 });
  await leaveWaiver(id, declined.uuid);
  await leaveAnswers(url);
  await leaveGasLog(staff, declined.uuid, plusDays(dayAt(new Date()), 30));
  await staff.admin.orders.add_note({ uuid: declined.uuid, note: 'Mentioned narcolepsy on the phone' });
  await staff.admin.orders.decline({ uuid: declined.uuid, reason: 'Zebulon has a heart condition' });
  await staff.admin.orders.get({ uuid: declined.uuid });
  await db.refundApproval.create({
    data: {
      orderId: declined.uuid,
      action: 'edit',
      input: seal(JSON.stringify({ divers: [{ full_name: 'Zebulon Quillfeather' }] })),
      amount: 1,
      note: 'Zebulon asked for it',
      requestedById: (await db.user.findFirstOrThrow({ where: { role: 'ADMIN' } })).id,
      requestedAt: new Date(),
    },
  });

  const byPhone = await staff.admin.orders.create({
    ...wanted({ slug, addOns }, 'another-key-of-Zebulon'),
    customer: id,
  });
  await runJobs(jobs);
  await guest.order.cancel({ uuid: byPhone.uuid });
  const paidInCash = { ...wanted({ slug, addOns }, 'a-third-key-of-Zebulon'), customer: id };
  await traceAtTheCounter(staff, await staff.admin.orders.create(paidInCash));
  await runJobs(jobs);
  return declined.uuid;
}

/** Fails often enough that a job notifies the owner. */
async function guessPasswordOf(email: string, visitor: Guest['visitor']): Promise<void> {
  await setTriesLeft(failedLoginsPerAccount, `users:${email}`, 1);
  await visitor.auth.users.login({ email, password: 'a guess' }).catch(() => {});
  await resetTries();
}

/** Simulates a mail server that permanently refuses a mailbox by name, and a notice that cannot be queued. */
const killJobs = () =>
  pool.query(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = '550 <${emails.current}> unknown'
     WHERE task_id IN (SELECT id FROM graphile_worker._private_tasks
       WHERE identifier IN ('mail.send', 'accounts.notify_of_guesses'))`,
  );

/** A person with data in every part of the product and without open orders. */
export async function guestWithTraces(gateways: Gateways) {
  await resetTries();
  const made = await newAccount();
  const { id: uuid, guest, visitor } = made;
  const staff = await callerFor(await signIn(await account({ role: 'ADMIN', firstName: 'Kadek' })));
  await fillAccount(made);
  await writeToShop(made, staff);
  const { version } = await staff.admin.users.get({ uuid });
  await staff.admin.users.update({ uuid, version, last_name: 'Quillfeather-Vane' });
  await staff.admin.users.export_data({ uuid });
  const order = await dive(made, staff, gateways);
  await staff.admin.orders.resend_mail({ uuid: order });
  await guessPasswordOf(emails.current, visitor);
  await killJobs();
  await visitor.auth.users.forgot_password({ email: emails.current });
  return { uuid, guest, staff, order, password: PASSWORD };
}

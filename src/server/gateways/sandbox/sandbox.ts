import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/env';
import { newToken } from '@/server/crypto/crypto';
import { db } from '@/server/database/db';
import { type Gateway, GatewayRefused, type RefundReport, type SessionReport } from '@/server/gateways/gateway';
import { parsedBody } from '@/server/gateways/raw-body';
import type { SandboxRefund, SandboxSession } from '@/server/generated/prisma/client';
import { readClock } from '@/server/process/clock';
import { localePath } from '@/shared/locale/locales';
import { queueCallback } from './callback';
import {
  bookRefund,
  insertSandboxSession,
  paidSince,
  refundByReference,
  sessionByReference,
  stateOf,
  updateSession,
} from './ledger';
import { isSigned, SIGNATURE_HEADER } from './signature';

const callback = z.looseObject({
  id: z.string().optional(),
  data: z.looseObject({ reference: z.string(), payment: z.string().optional() }).optional(),
});

const pageOf = (id: string, locale: Parameters<typeof localePath>[0]) =>
  `${env.APP_URL}${localePath(locale, `/sandbox-gateway/${id}`)}`;

const toReport = (session: SandboxSession): SessionReport => ({
  reference: session.reference,
  sessionId: session.id,
  state: stateOf(session, readClock()),
  paid: session.status === 'paid' ? { amount: session.paidAmount ?? 0, currency: 'IDR' } : null,
  paymentId: null,
  channel: 'SANDBOX',
  paymentUrl: session.paymentUrl,
});

const toRefundReport = (refund: SandboxRefund): RefundReport => ({
  refundId: refund.id,
  state: refund.status === 'succeeded' ? 'succeeded' : 'failed',
  why: null,
});

/** The demo's gateway. Its page has a button for every failure; its ledger has its own tables. */
export const sandbox: Gateway = {
  name: 'sandbox',

  async createSession({ reference, amount, description, locale, expiresAt, now, successUrl, failureUrl }) {
    const id = newToken();
    const session = await insertSandboxSession(db, {
      id,
      reference,
      amount,
      description,
      paymentUrl: pageOf(id, locale),
      status: 'pending',
      successUrl,
      failureUrl,
      expiresAt,
      createdAt: now,
    });
    return { sessionId: session.id, paymentUrl: session.paymentUrl };
  },

  async getStatus({ reference }) {
    const session = await sessionByReference(db, reference);
    return session && toReport(session);
  },

  async cancel({ reference }) {
    const session = await sessionByReference(db, reference);
    if (!session) return;
    await db.$transaction(async (tx) => {
      // The late payment is received now, after the order has expired.
      const paid = { status: 'paid', paidAmount: session.amount, paidAt: readClock(), paysLate: false };
      const change = session.paysLate ? paid : { status: 'cancelled' };
      if (await updateSession(tx, session.id, ['pending'], change)) await queueCallback(tx, session.id);
    });
  },

  async refund({ reference, session: key, amount }) {
    const session = await sessionByReference(db, key.reference);
    if (!session) throw new GatewayRefused('no such payment');
    const refund = { id: randomUUID(), reference, amount, createdAt: readClock() };
    const booked = await db.$transaction((tx) => bookRefund(tx, session, refund));
    if (!booked) throw new GatewayRefused('more than was paid');
    return toRefundReport(booked);
  },

  async getRefund({ reference }) {
    const refund = await refundByReference(db, reference);
    return refund && toRefundReport(refund);
  },

  async list(since) {
    const sessions = await paidSince(db, since);
    return sessions.map(({ reference, paidAmount, paidAt, createdAt }) => ({
      reference,
      amount: paidAmount ?? 0,
      currency: 'IDR',
      paidAt: paidAt ?? createdAt,
    }));
  },

  verifyWebhook(headers, rawBody, now) {
    if (!isSigned(headers.get(SIGNATURE_HEADER), rawBody, now)) return null;
    const { id, data } = parsedBody(callback, rawBody) ?? {};
    return {
      dedupeKey: id ?? createHash('sha256').update(rawBody).digest('base64url'),
      subject: data ? { payment: { reference: data.reference, sessionId: data.payment ?? null } } : null,
    };
  },

  refundRule: () => 'any_part',
};

import { randomUUID } from 'node:crypto';
import { demoAccounts } from '../../prisma/seed/demo-accounts';
import { Fault } from '../../scripts/lib/fault';

const ROUNDS = 15;

export async function send(url: string, method: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return response.json();
}

async function duration(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

const password = { password: 'laut biru 7', confirm_password: 'laut biru 7' };
const requests: Record<string, { path: string; more: object }> = {
  Registering: { path: 'register', more: { first_name: 'Ayu', last_name: 'Lestari', ...password } },
  'Requesting a new link': { path: 'resend-email-verification', more: {} },
  'Requesting a code': { path: 'forget-password', more: {} },
  'Using a wrong code': { path: 'forget-password/verify-pin', more: { pin: 'WRNG22' } },
  'Using a wrong password': { path: 'login', more: { password: 'not that one' } },
};

export type Comparison = { name: string; stranger: number; customer: number };

/**
 * Response times for an address with and without an account, which must not disclose whether one exists; compares the
 * fastest of each, which other load delayed least.
 */
export async function compareAnswers(origin: string): Promise<Comparison[]> {
  const customer = demoAccounts.find(({ role }) => role === 'USER')?.email ?? '';
  const compared: Comparison[] = [];
  for (const [name, { path, more }] of Object.entries(requests)) {
    const call = (email: string) => duration(() => send(`${origin}/api/users/${path}`, 'POST', { ...more, email }));
    const times = { stranger: Number.POSITIVE_INFINITY, customer: Number.POSITIVE_INFINITY };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.stranger = Math.min(times.stranger, await call(`${randomUUID()}@example.test`));
      times.customer = Math.min(times.customer, await call(customer));
    }
    compared.push({ name, ...times });
  }
  return compared;
}

export async function adminToken(origin: string): Promise<string> {
  const admin = demoAccounts.find(({ role }) => role === 'ADMIN');
  const answer = await send(`${origin}/api/admins/login`, 'POST', { email: admin?.email, password: admin?.password });
  const { data } = answer as { data?: { token: string } };
  if (!data) throw new Fault('The administrator of the demo cannot sign in.');
  return data.token;
}

/**
 * Times the disappearance and return of a trip's page after staff hide and show it, read from another instance if
 * `reader` names one.
 */
export async function changeShown(
  origin: string,
  trip: string,
  reader = origin,
): Promise<{ hidden: number; shown: number }> {
  const token = await adminToken(origin);
  const change = async (active: boolean, status: number) => {
    await send(`${origin}/api/admins/products/${trip}`, 'PATCH', { active }, token);
    return duration(async () => {
      while ((await fetch(`${reader}/trips/${trip}`)).status !== status);
    });
  };
  return { hidden: await change(false, 404), shown: await change(true, 200) };
}

import { env } from '@/env';
import { sandbox } from '@/server/gateways/sandbox/sandbox';
import { type GatewayName, gatewayNames } from '@/shared/schema/gateways';
import type { Gateway } from './gateway';
import { midtrans } from './midtrans';
import { xendit } from './xendit';

/** Each gateway with configured keys; the demo's gateway only in demo mode. */
const configured: Record<GatewayName, () => Gateway | null> = {
  sandbox: () => (env.APP_MODE === 'demo' && env.SANDBOX_WEBHOOK_SECRET ? sandbox : null),
  xendit: () =>
    env.XENDIT_SECRET_KEY && env.XENDIT_CALLBACK_TOKEN
      ? xendit({
          baseUrl: env.XENDIT_BASE_URL,
          secretKey: env.XENDIT_SECRET_KEY,
          callbackToken: env.XENDIT_CALLBACK_TOKEN,
        })
      : null,
  midtrans: () =>
    env.MIDTRANS_SERVER_KEY ? midtrans({ baseUrl: env.MIDTRANS_BASE_URL, serverKey: env.MIDTRANS_SERVER_KEY }) : null,
};

const isGatewayName = (name: string): name is GatewayName => gatewayNames.includes(name as GatewayName);

/** A payment is finished with the gateway it was begun with, even after the shop has changed to another. */
export const findGateway = (name: string): Gateway | null => (isGatewayName(name) ? configured[name]() : null);

export const configuredGateways = (): Gateway[] =>
  gatewayNames.map((name) => configured[name]()).filter((gateway) => gateway !== null);

/** The gateway for new payments. */
export function defaultGateway(): Gateway {
  const gateway = findGateway(env.PAYMENT_GATEWAY);
  if (!gateway) throw new Error(`the gateway ${env.PAYMENT_GATEWAY} is not configured`);
  return gateway;
}

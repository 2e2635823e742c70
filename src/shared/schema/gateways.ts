export const gatewayNames = ['sandbox', 'xendit', 'midtrans'] as const;
export type GatewayName = (typeof gatewayNames)[number];

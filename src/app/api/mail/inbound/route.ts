import { handleInboundMail } from '@/wiring/inbound-mail-handler';

export const POST = (request: Request): Promise<Response> => handleInboundMail(request);

import { handleOwnWaiver } from '@/wiring/waiver-handler';

type Context = { params: Promise<{ token: string }> };

export const GET = async (request: Request, { params }: Context) => handleOwnWaiver(request, (await params).token);

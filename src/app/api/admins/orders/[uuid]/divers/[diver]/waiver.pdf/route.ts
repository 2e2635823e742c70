import { handleStaffWaiver } from '@/wiring/waiver-handler';

type Context = { params: Promise<{ uuid: string; diver: string }> };

export const GET = async (request: Request, { params }: Context) => handleStaffWaiver(request, await params);

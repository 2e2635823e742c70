import { handleList } from '@/wiring/list-handler';

export const GET = async (request: Request, { params }: { params: Promise<{ name: string }> }) =>
  handleList(request, (await params).name);

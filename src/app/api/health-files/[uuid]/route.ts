import { handleHealthFile } from '@/wiring/health-file-handler';

export const GET = async (request: Request, { params }: { params: Promise<{ uuid: string }> }) =>
  handleHealthFile(request, (await params).uuid);

import { handleDiverFile } from '@/wiring/diver-file-handler';

export const POST = async (request: Request, { params }: { params: Promise<{ token: string }> }) =>
  handleDiverFile(request, (await params).token);

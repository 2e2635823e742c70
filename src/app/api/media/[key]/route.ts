import { handlePicture } from '@/wiring/media-handler';

export const GET = async (request: Request, { params }: { params: Promise<{ key: string }> }) =>
  handlePicture(request, (await params).key);

import { handlePicture } from '@/wiring/media-door';

export const GET = async (request: Request, { params }: { params: Promise<{ key: string }> }) =>
  handlePicture(request, (await params).key);

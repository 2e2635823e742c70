import { docsAsset } from '@/server/rest/docs';

export const dynamic = 'force-dynamic';

export const GET = async (_: Request, { params }: { params: Promise<{ asset: string }> }) =>
  docsAsset((await params).asset);

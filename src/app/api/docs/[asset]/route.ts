import { docsAsset } from '@/server/api/rest/docs';

export const dynamic = 'force-dynamic';

export const GET = async (_: Request, { params }: { params: Promise<{ asset: string }> }) =>
  docsAsset((await params).asset);

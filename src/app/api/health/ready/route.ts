import { readiness } from '@/server/http/health';

export const dynamic = 'force-dynamic';

export async function GET() {
  const { ready, parts } = await readiness();
  return Response.json(
    { data: { ready, parts } },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}

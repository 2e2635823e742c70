export const dynamic = 'force-dynamic';

export const GET = () => Response.json({ data: { live: true } }, { headers: { 'cache-control': 'no-store' } });

import { handleMetrics } from '@/wiring/metrics-handler';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Promise<Response> => handleMetrics(request);

import { env } from '@/env';
import { readClock } from '@/server/process/clock';
import { dayAt } from '@/shared/time/days';
import { restDocument } from '@/wiring/rest-document';

export const dynamic = 'force-dynamic';

export const GET = () => Response.json(restDocument({ appUrl: env.APP_URL, today: dayAt(readClock()) }));

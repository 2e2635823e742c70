import { docsPage } from '@/server/rest/docs';

export const dynamic = 'force-dynamic';

export const GET = docsPage;

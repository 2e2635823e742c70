import { docsPage } from '@/server/api/rest/docs';

export const dynamic = 'force-dynamic';

export const GET = docsPage;

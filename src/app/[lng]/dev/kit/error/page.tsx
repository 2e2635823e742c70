import { notFound } from 'next/navigation';
import { env } from '@/env';

export const dynamic = 'force-dynamic';

/** Demo mode only: fails on purpose, to show the error page. */
export default function FailingPage() {
  if (env.APP_MODE !== 'demo') notFound();
  throw new Error('This page fails on purpose.');
}

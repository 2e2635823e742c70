import { notFound } from 'next/navigation';
import { env } from '@/env';

export const dynamic = 'force-dynamic';

/** Fails on purpose, to show the error page. Demo mode only. */
export default function FailingPage() {
  if (env.APP_MODE !== 'demo') notFound();
  throw new Error('This page fails on purpose.');
}

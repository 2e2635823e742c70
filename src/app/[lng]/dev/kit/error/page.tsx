import { notFound } from 'next/navigation';
import { env } from '@/env';

export const dynamic = 'force-dynamic';

/** A page that fails, so that the page for that can be looked at. Demo mode only. */
export default function FailingPage() {
  if (env.APP_MODE !== 'demo') notFound();
  throw new Error('This page fails on purpose.');
}

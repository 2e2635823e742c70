'use client';
import { ErrorPage } from '@/ui/feedback/error-page';

export default function PageError(props: { error: Error; reset: () => void }) {
  return <ErrorPage error={props.error} retry={props.reset} />;
}

'use client';
import { Button } from '@/ui/action/button';
import { art } from '@/ui/show/art';
import { EmptyState } from './empty-state';

/** Replaces content that failed to load; `retry` requests it again. */
export function ErrorState(props: {
  title: string;
  hint?: string;
  retryLabel: string;
  retry: () => void;
  busy?: boolean;
}) {
  return (
    <div role="alert">
      <EmptyState
        title={props.title}
        hint={props.hint}
        picture={art.storm}
        action={
          <Button look="solid" onClick={props.retry} busy={props.busy}>
            {props.retryLabel}
          </Button>
        }
      />
    </div>
  );
}

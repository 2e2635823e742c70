import { Skeleton } from '@/ui/feedback/skeleton';

/** The placeholder of a step that is loading. */
export const FormSkeleton = () => (
  <>
    <Skeleton kind="title" />
    <Skeleton kind="block" lines={4} />
  </>
);

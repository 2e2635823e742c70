import { Skeleton } from '@/ui/feedback/skeleton';

/** The place of a step that is on its way. */
export const FormSkeleton = () => (
  <>
    <Skeleton kind="title" />
    <Skeleton kind="block" lines={4} />
  </>
);

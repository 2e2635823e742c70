'use client';
import { Button } from '@/ui/action/button';

interface Props {
  chosen: { uuid: string }[];
  action: {
    isPending: boolean;
    mutate: (input: { uuids: string[]; active: boolean }, options: { onSuccess: () => void }) => void;
  };
  label: (active: boolean) => string;
  done: () => void;
}

export const ActivationActions = ({ chosen, action, label, done }: Props) =>
  [true, false].map((active) => (
    <Button
      key={String(active)}
      size="s"
      busy={action.isPending}
      onClick={() => action.mutate({ uuids: chosen.map(({ uuid }) => uuid), active }, { onSuccess: done })}
    >
      {label(active)}
    </Button>
  ));

'use client';
import { IconPrinter } from '@tabler/icons-react';
import { Button } from '@/ui/action/button';

export function PrintButton({ label }: { label: string }) {
  return (
    <Button look="solid" icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
      {label}
    </Button>
  );
}

'use client';
import { IconPrinter, IconReceipt } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Button } from '@/ui/action/button';

type Paper = 'a4' | 'roll';

/** The sheet around the button takes the size of the paper before the browser lays it out for printing. */
const printOn = (paper: Paper) => (event: MouseEvent) => {
  event.currentTarget.closest('article')?.setAttribute('data-paper', paper);
  print();
};

export function PrintReceipt({ texts }: { texts: Record<Paper, string> }) {
  return (
    <>
      <Button look="solid" icon={<IconPrinter aria-hidden="true" />} onClick={printOn('a4')}>
        {texts.a4}
      </Button>
      <Button icon={<IconReceipt aria-hidden="true" />} onClick={printOn('roll')}>
        {texts.roll}
      </Button>
    </>
  );
}

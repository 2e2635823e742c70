'use client';
import { spotlight } from '@mantine/spotlight';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { PaletteEntry } from '@/ui/palette/palette';
import { PaletteOpener } from '@/ui/palette/palette-opener';

const OfficePalette = dynamic(() => import('./_palette').then((module) => module.OfficePalette), { ssr: false });

/** The search of the back office; its code is loaded at the first use. */
export function OfficeSearch({ pages }: { pages: PaletteEntry[] }) {
  const [wanted, setWanted] = useState(false);
  const open = () => {
    if (wanted) spotlight.open();
    setWanted(true);
  };
  return (
    <>
      <PaletteOpener onOpen={open} />
      {wanted && <OfficePalette pages={pages} />}
    </>
  );
}

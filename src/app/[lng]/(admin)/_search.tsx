'use client';
import { spotlight } from '@mantine/spotlight';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import type { PaletteEntry } from '@/ui/palette/palette';
import { PaletteOpener } from '@/ui/palette/palette-opener';
import { typeAhead } from '@/ui/palette/type-ahead';

const OfficePalette = dynamic(() => import('./_palette').then((module) => module.OfficePalette), { ssr: false });

/** Loads the code of the search at its first use. */
export function OfficeSearch({ pages }: { pages: PaletteEntry[] }) {
  const [wanted, setWanted] = useState(false);
  const [query, setQuery] = useState('');
  const endTypeAhead = useRef<() => void>(null);
  const open = () => {
    endTypeAhead.current?.();
    endTypeAhead.current = typeAhead((text) => setQuery((typed) => typed + text));
    if (wanted) spotlight.open();
    setWanted(true);
  };
  return (
    <>
      <PaletteOpener onOpen={open} />
      {wanted && <OfficePalette pages={pages} query={query} onQuery={setQuery} />}
    </>
  );
}

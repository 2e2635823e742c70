import type { ComponentProps } from 'react';
import { Section } from '@/ui/layout/section';
import css from './map-section.module.css';

/** Places text beside a map of a single position, which does not need the full width. */
export const MapSection = (props: ComponentProps<typeof Section>) => (
  <div className={css.beside}>
    <Section {...props} />
  </div>
);

import type { ComponentProps } from 'react';
import { Section } from '@/ui/layout/section';
import css from './map-section.module.css';

/** Words beside a map of one place, which has too little on it to fill the width. */
export const MapSection = (props: ComponentProps<typeof Section>) => (
  <div className={css.beside}>
    <Section {...props} />
  </div>
);

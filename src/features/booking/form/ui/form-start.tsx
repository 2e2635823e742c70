'use client';
import type { ProductDetail } from '@/features/catalogue/schema';
import css from './booking-form.module.css';
import { FormSkeleton } from './form-skeleton';

/** Shown until the draft is loaded, which only the browser has. */
export const FormStart = ({ title, product }: { title: string; product: ProductDetail | null }) => (
  <>
    <h1 className={css.title}>{title}</h1>
    {product && (
      <>
        <h2>{product.title}</h2>
        <p>{product.summary}</p>
      </>
    )}
    <FormSkeleton />
  </>
);

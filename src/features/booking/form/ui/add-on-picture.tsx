import type { ProductDetail } from '@/features/catalogue/schema';
import { toSource } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';
import css from './add-on-picture.module.css';

type Props = { of: NonNullable<ProductDetail['add_ons'][number]['picture']> };

/** An add-on's picture beside its name, cropped the same wherever it is chosen. */
export const AddOnPicture = ({ of }: Props) => (
  <Picture of={toSource(of)} alt="" sizes="10rem" ratio="4 / 3" className={css.picture} />
);

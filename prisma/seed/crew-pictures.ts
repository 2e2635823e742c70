import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CrewContent } from '../../demo/content/crew';
import type { Drawing } from './pictures';

const PORTRAITS = path.join(import.meta.dirname, '../../demo/portraits');
const SIZE = { width: 640, height: 640 };

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Gives the drawing a size, without which it would be enlarged from its smaller pixels. */
const sized = (svg: string) => svg.replace('<svg ', `<svg width="${SIZE.width}" height="${SIZE.height}" `);

/** Drawn, because photographs exist only of a shop's own people. */
export const crewPicture = ({ name }: CrewContent): Drawing => ({
  name: `crew ${name}`,
  compose: () => ({ svg: sized(readFileSync(path.join(PORTRAITS, `${slugOf(name)}.svg`), 'utf8')), ...SIZE }),
});

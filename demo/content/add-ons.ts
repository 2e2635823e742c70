import { equipment } from './add-ons/equipment';
import { extras } from './add-ons/extras';
import type { AddOnContent } from './types';

export const addOns: AddOnContent[] = [...equipment, ...extras];

import { dayOrTyped, finishDate } from '@/shared/time/typed-date';

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTextField = (element: Element): element is TextField =>
  element.matches('input:not([type="checkbox"]), textarea, select');

const filledIn = ({ dataset, value }: TextField): string =>
  'dayFirst' in dataset ? dayOrTyped(finishDate(value)) : value;

/** Text fields of a form as displayed, except fields that reformat their value and report it themselves. */
export const fieldsFilledIn = (form: HTMLFormElement): [path: string, value: string][] =>
  [...form.querySelectorAll<HTMLElement>('[data-path]:not([data-formatted])')]
    .filter(isTextField)
    .map((field) => [field.dataset.path ?? '', filledIn(field)]);

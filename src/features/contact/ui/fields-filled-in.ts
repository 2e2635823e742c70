type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTextField = (element: Element): element is TextField =>
  element.matches('input:not([type="checkbox"]), textarea, select');

/** The text fields of a form, as they are on the page. */
export const fieldsFilledIn = (form: HTMLFormElement): [path: string, value: string][] =>
  [...form.querySelectorAll<HTMLElement>('[data-path]')]
    .filter(isTextField)
    .map((field) => [field.dataset.path ?? '', field.value]);

import { colorSchemeKey } from '@/shared/site/first-script';

export type ColorScheme = 'light' | 'dark';
/** 'auto' follows the system. */
export type ColorSchemeChoice = ColorScheme | 'auto';

const listeners = new Set<() => void>();
const systemPreference = () => matchMedia('(prefers-color-scheme: dark)');

/** The stored choice, or 'auto'. */
export function readChoice(): ColorSchemeChoice {
  try {
    const saved = localStorage.getItem(colorSchemeKey);
    return saved === 'light' || saved === 'dark' ? saved : 'auto';
  } catch {
    return 'auto';
  }
}

export function currentScheme(): ColorScheme {
  return document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark' ? 'dark' : 'light';
}

const schemeOf = (choice: ColorSchemeChoice): ColorScheme => {
  if (choice !== 'auto') return choice;
  return systemPreference().matches ? 'dark' : 'light';
};

function show(choice: ColorSchemeChoice) {
  document.documentElement.setAttribute('data-mantine-color-scheme', schemeOf(choice));
  for (const listener of listeners) listener();
}

/** Stores the choice and applies it at once. */
export function choose(choice: ColorSchemeChoice) {
  if (choice === readChoice() && schemeOf(choice) === currentScheme()) return;
  try {
    if (choice === 'auto') localStorage.removeItem(colorSchemeKey);
    else localStorage.setItem(colorSchemeKey, choice);
  } catch {
    // Without storage the choice lasts as long as the page is open.
  }
  show(choice);
}

/** The other scheme, or 'auto' when the system already prefers it. */
export function toggled(current: ColorScheme, system: ColorScheme): ColorSchemeChoice {
  const wanted = current === 'dark' ? 'light' : 'dark';
  return wanted === system ? 'auto' : wanted;
}

export function toggleScheme() {
  choose(toggled(currentScheme(), systemPreference().matches ? 'dark' : 'light'));
}

/** Calls back when the scheme changes here, in another tab or in the system. */
export function watchScheme(listener: () => void): () => void {
  const followSystem = () => show(readChoice());
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === colorSchemeKey) show(readChoice());
  };
  const system = systemPreference();
  // The system's preference may have changed since the page was rendered, when nobody was listening.
  if (listeners.size === 0 && schemeOf(readChoice()) !== currentScheme()) followSystem();
  listeners.add(listener);
  system.addEventListener('change', followSystem);
  addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', followSystem);
    removeEventListener('storage', followOtherTab);
  };
}

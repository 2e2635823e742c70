import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import css from './mantine-theme.module.css';

const ocean: MantineColorsTuple = [
  '#e6f4f8',
  '#cfe6ee',
  '#a3cfde',
  '#72b5cc',
  '#45dfb1',
  '#2f8fae',
  '#15799b',
  '#0b5e7e',
  '#084a64',
  '#06384d',
];
const coral: MantineColorsTuple = [
  '#fff0ec',
  '#ffded4',
  '#ffbba8',
  '#ff9479',
  '#ff7a59',
  '#ff6a45',
  '#f2593a',
  '#b3321f',
  '#9c2b1a',
  '#7a2013',
];

/** The same red as our own destructive buttons. */
const red: MantineColorsTuple = [
  '#fde7e0',
  '#fbd3c8',
  '#f8b7a6',
  '#ffb4a1',
  '#ffb4a1',
  '#c53f2b',
  '#b3321f',
  '#b3321f',
  '#9c2b1a',
  '#7a2013',
];

/** The greys of Mantine in our own light and dark shades: the fifth is the border of fields. */
const gray: MantineColorsTuple = [
  '#f9f4e8',
  '#f3ecdb',
  '#e6d9bd',
  '#d5cbb4',
  '#75858e',
  '#5f737e',
  '#435c6b',
  '#34505f',
  '#1d3c4e',
  '#06283d',
];
const dark: MantineColorsTuple = [
  '#f6efe0',
  '#d8dcd6',
  '#b4cad3',
  '#8fb0bf',
  '#6f97a9',
  '#1d4a62',
  '#0a2f44',
  '#04202f',
  '#031825',
  '#020f18',
];

export const mantineTheme = createTheme({
  colors: { ocean, coral, red, gray, dark },
  primaryColor: 'ocean',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'md',
  radius: { sm: '8px', md: '14px', lg: '24px' },
  fontFamily: 'var(--text-face)',
  headings: { fontFamily: 'var(--heading-face)', fontWeight: '700' },
  components: {
    Tooltip: {
      defaultProps: { openDelay: 200, closeDelay: 0, events: { hover: true, focus: true, touch: true }, radius: 'sm' },
    },
    Menu: {
      defaultProps: {
        trigger: 'click-hover',
        openDelay: 0,
        closeDelay: 400,
        shadow: 'md',
        position: 'bottom-end',
        withinPortal: true,
      },
    },
    Modal: { defaultProps: { centered: true, radius: 'lg', padding: 'lg' } },
    // The header of a dialog must not become a banner landmark of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Drawer: { defaultProps: { position: 'right', padding: 'lg' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    Select: { defaultProps: { size: 'md', checkIconPosition: 'right' }, classNames: { option: css.option } },
    MultiSelect: { defaultProps: { size: 'md' }, classNames: { option: css.option } },
    // In a row it may be narrower than its longest option, which can be a person's name.
    NativeSelect: { defaultProps: { size: 'md', miw: 0 } },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    PinInput: { defaultProps: { size: 'lg' } },
  },
});

const ours = {
  '--mantine-color-body': 'var(--card)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-soft)',
  '--mantine-color-placeholder': 'var(--text-soft)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--tint)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--text-soft)',
  '--mantine-primary-color-filled': 'var(--solid)',
  '--mantine-primary-color-filled-hover': 'var(--solid-hover)',
  '--mantine-primary-color-contrast': 'var(--on-solid)',
  '--mantine-primary-color-light': 'var(--tint)',
  '--mantine-primary-color-light-color': 'var(--link)',
};

/** Maps Mantine's colours to our tokens, so that both look the same in either scheme. */
export const mantineVariables: CSSVariablesResolver = () => ({ variables: {}, light: ours, dark: ours });

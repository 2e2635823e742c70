const NAME_WIDTH = 24;

export const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
export const cells = (name: string, values: string[]) =>
  `  ${name.padEnd(NAME_WIDTH)}${values.map((value) => value.padStart(11)).join('')}`;

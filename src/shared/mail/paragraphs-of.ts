/** The lines that somebody typed as paragraphs of a mail. */
export const paragraphsOf = (text: string): string[] => text.split(/\s*\n\s*/u).filter((line) => line !== '');

import { codeFolders, filesIn, isCode, readSource } from './source';

const isCodeOrStyle = (file: string) => isCode(file) || file.endsWith('.css');
const limit = 250;

const linesOf = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

export function fileLengthProblems(root: string): string[] {
  return codeFolders
    .flatMap((folder) => filesIn(root, folder))
    .filter(isCodeOrStyle)
    .flatMap((file) => {
      const lines = linesOf(readSource(root, file).text);
      return lines > limit ? [`${file}: has ${lines} lines; split it by subject into files of at most ${limit}`] : [];
    });
}

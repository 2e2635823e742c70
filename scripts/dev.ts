import { runApp } from './lib/app';

export const isService = true;
export default (): Promise<never> => runApp('dev');

import type { OperationExamples } from '@/server/api/rest/document-operation';
export const examplesOn = (_today: string): Record<string, OperationExamples> => ({});

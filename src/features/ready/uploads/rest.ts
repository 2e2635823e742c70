import { readyView } from '@/features/ready/schema';
import { lang } from '@/server/api/rest/document-operation';
import { describeRefusals } from '@/server/api/rest/document-refusals';
import type { OtherPaths } from '@/server/api/rest/openapi';
import { fileKinds } from '@/shared/schema/file-limits';

const upload = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or PDF, at most 5 MB' } },
};
const kind = { name: 'kind', in: 'query', required: true, schema: { type: 'string', enum: [...fileKinds] } };

/** Described by hand, because files travel as files and no procedure covers this call. */
export const uploadPaths: OtherPaths = (write) => ({
  '/ready/{token}/files': {
    post: {
      operationId: 'post_ready_token_files',
      summary: "Send a file by a diver's link",
      security: [{}],
      parameters: [lang, { name: 'token', in: 'path', required: true, schema: { type: 'string' } }, kind],
      requestBody: { required: true, content: { 'multipart/form-data': { schema: upload } } },
      responses: {
        201: {
          description: 'OK',
          content: {
            'application/json': {
              schema: { type: 'object', required: ['data'], properties: { data: write(readyView, 'output') } },
            },
          },
        },
        ...describeRefusals([404, 405, 408, 413, 422, 429, 500, 503]),
      },
    },
  },
});

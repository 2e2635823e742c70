import { lang } from '@/server/api/rest/document-operation';
import { describeRefusals } from '@/server/api/rest/document-refusals';
import type { OtherPaths } from '@/server/api/rest/openapi';
import { pictureView } from './schema';

const upload = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', description: 'JPEG, PNG or WebP' } },
};

/** Described by hand, because pictures travel as files and no procedure covers these calls. */
export const mediaPaths: OtherPaths = (write) => ({
  '/media': {
    post: {
      operationId: 'post_media',
      summary: 'Upload a picture',
      security: [{ bearer: [] }],
      parameters: [lang],
      requestBody: { required: true, content: { 'multipart/form-data': { schema: upload } } },
      responses: {
        201: {
          description: 'OK',
          content: {
            'application/json': {
              schema: { type: 'object', required: ['data'], properties: { data: write(pictureView, 'output') } },
            },
          },
        },
        ...describeRefusals([401, 403, 405, 408, 413, 422, 429, 500, 503]),
      },
    },
  },
  '/media/{key}': {
    get: {
      operationId: 'get_media_key',
      summary: 'Read a picture',
      security: [{}],
      parameters: [lang, { name: 'key', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: { description: 'OK', content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } },
        ...describeRefusals([404, 405, 500, 503]),
      },
    },
  },
});

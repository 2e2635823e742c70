import { lang } from '@/server/api/rest/document-operation';
import { describeRefusals } from '@/server/api/rest/document-refusals';
import type { OtherPaths } from '@/server/api/rest/openapi';

const file = { schema: { type: 'string', format: 'binary' } };

/** Described by hand, because files travel as files and no procedure covers this call. */
export const healthPaths: OtherPaths = () => ({
  '/health-files/{uuid}': {
    get: {
      operationId: 'get_health_files_uuid',
      summary: "Download a physician's page, at the address that opening the answers gives",
      security: [{ bearer: [] }],
      parameters: [
        lang,
        { name: 'uuid', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'until', in: 'query', required: true, schema: { type: 'string' } },
        { name: 'proof', in: 'query', required: true, schema: { type: 'string' } },
      ],
      responses: {
        200: { description: 'OK', content: { 'application/pdf': file, 'image/webp': file } },
        ...describeRefusals([401, 403, 404, 405, 500, 503]),
      },
    },
  },
});

import { handleRest } from '@/wiring/rest-handler';
import { expectDocumented } from './documented-answers';

/** Makes a REST call; the API document has to describe its answer. */
export async function callRest(request: Request): Promise<Response> {
  const answer = await handleRest(request);
  await expectDocumented(request, answer);
  return answer;
}

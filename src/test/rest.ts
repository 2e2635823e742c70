import { handleRest } from '@/wiring/rest-handler';
import { expectDocumented } from './documented-answers';

/** Makes a REST call and checks its answer against the API document. */
export async function callRest(request: Request): Promise<Response> {
  const answer = await handleRest(request);
  await expectDocumented(request, answer);
  return answer;
}

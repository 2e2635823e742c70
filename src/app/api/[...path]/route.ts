import { handleRest } from '@/wiring/rest-handler';

export {
  handleRest as DELETE,
  handleRest as GET,
  handleRest as OPTIONS,
  handleRest as PATCH,
  handleRest as POST,
  handleRest as PUT,
};

import { handleTrpc } from '@/wiring/trpc-handler';

export { handleTrpc as GET, handleTrpc as POST };

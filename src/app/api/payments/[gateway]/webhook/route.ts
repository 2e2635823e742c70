import { handleWebhook } from '@/wiring/webhook-handler';

export async function POST(request: Request, { params }: { params: Promise<{ gateway: string }> }): Promise<Response> {
  return handleWebhook(request, (await params).gateway);
}

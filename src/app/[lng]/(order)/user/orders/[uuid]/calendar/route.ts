import { handleCalendar } from '@/wiring/calendar-handler';

export const dynamic = 'force-dynamic';

export const GET = async (request: Request, { params }: { params: Promise<{ lng: string; uuid: string }> }) =>
  handleCalendar(request, await params);

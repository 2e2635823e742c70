import { announceNavigation } from '@/ui/feedback/navigation-start';
import { watchForOutdatedBuild } from '@/ui/feedback/reload-guard';
import { startInTurns } from '@/ui/start-in-turns';

watchForOutdatedBuild();
startInTurns();

/** Next calls this whenever its router sets out for another page. */
export const onRouterTransitionStart = announceNavigation;

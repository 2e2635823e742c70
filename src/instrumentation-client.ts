import { announceNavigation } from '@/ui/feedback/navigation-start';
import { watchForOutdatedBuild } from '@/ui/feedback/reload-guard';
import { startInTurns } from '@/ui/start-in-turns';

watchForOutdatedBuild();
startInTurns();

/** Next calls this when its router begins a navigation. */
export const onRouterTransitionStart = announceNavigation;

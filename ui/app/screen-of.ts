import type { PageData } from '../state/page-data.ts';
import type { LazyScreen } from './lazy-screen.tsx';
import { personalScreens } from './personal-screens.ts';
import { publicScreens } from './public-screens.ts';

export const screenOf = (data: PageData): LazyScreen | undefined => {
  if (data.kind === 'client')
    return data.screen === undefined ? undefined : personalScreens[data.screen];
  return data.kind === 'missing' || data.kind === 'away' ? undefined : publicScreens[data.kind];
};

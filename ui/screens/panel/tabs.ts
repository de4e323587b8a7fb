import type { ComponentType } from 'react';
import { panelCopy } from '../../copy/panel.pl.ts';
import { DetailsTab } from './DetailsTab.tsx';
import { PasswordTab } from './PasswordTab.tsx';
import type { TabProps } from './tab.ts';
import { TripsTab } from './trips/TripsTab.tsx';

export type PanelTab = { readonly path: string; readonly text: string; readonly screen: ComponentType<TabProps> };

/** The way out: asks over the first tab. */
export const LOGOUT_PATH = '/twoj-panel/wyloguj';
export const PANEL_PATH = '/twoj-panel';

/** The tabs in their order; the first one is what /twoj-panel shows. A tab stands here once it works. */
export const PANEL_TABS: readonly [PanelTab, ...PanelTab[]] = [
  { path: PANEL_PATH, text: panelCopy.trips, screen: TripsTab },
  { path: '/twoj-panel/twoje-dane', text: panelCopy.details, screen: DetailsTab },
  { path: '/twoj-panel/zmiana-hasla', text: panelCopy.password, screen: PasswordTab },
];

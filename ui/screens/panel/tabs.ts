import type { ComponentType } from 'react';
import { panelCopy } from '../../copy/panel.pl.ts';
import { ambassadorCopy } from '../../copy/panel-ambassador.pl.ts';
import { messagesCopy } from '../../copy/panel-messages.pl.ts';
import { vouchersCopy } from '../../copy/panel-vouchers.pl.ts';
import { AmbassadorTab } from './ambassador/AmbassadorTab.tsx';
import { DetailsTab } from './details/DetailsTab.tsx';
import type { TabProps } from './frame/tab.ts';
import { MessagesTab } from './messages/MessagesTab.tsx';
import { PasswordTab } from './password/PasswordTab.tsx';
import { TripsTab } from './trips/TripsTab.tsx';
import { VouchersTab } from './vouchers/VouchersTab.tsx';

export type PanelTab = {
  readonly path: string;
  readonly text: string;
  readonly screen: ComponentType<TabProps>;
  /** Stands among the tabs for ambassadors alone. */
  readonly onlyAmbassadors?: true;
  /** Has the red dot while a message is unread. */
  readonly tellsNews?: true;
};

/** The way out: asks over the first tab. */
export const LOGOUT_PATH = '/twoj-panel/wyloguj';
export const PANEL_PATH = '/twoj-panel';

/** The tabs in their order; the first one is what /twoj-panel shows. A tab stands here once it works. */
export const PANEL_TABS: readonly [PanelTab, ...PanelTab[]] = [
  { path: PANEL_PATH, text: panelCopy.trips, screen: TripsTab },
  { path: '/twoj-panel/wiadomosci', text: messagesCopy.tab, screen: MessagesTab, tellsNews: true },
  { path: '/twoj-panel/vouchery', text: vouchersCopy.tab, screen: VouchersTab },
  { path: '/twoj-panel/panel-ambasadora', text: ambassadorCopy.tab, screen: AmbassadorTab, onlyAmbassadors: true },
  { path: '/twoj-panel/twoje-dane', text: panelCopy.details, screen: DetailsTab },
  { path: '/twoj-panel/zmiana-hasla', text: panelCopy.password, screen: PasswordTab },
];

/** The tabs that a customer sees. */
export const tabsFor = (isAmbassador: boolean): readonly PanelTab[] =>
  PANEL_TABS.filter(({ onlyAmbassadors }) => onlyAmbassadors !== true || isAmbassador);

import type { ComponentType } from 'react';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { AmbassadorTab } from './ambassador/AmbassadorTab.tsx';
import { messagesCopy, panelCopy } from './copy/panel.pl.ts';
import { ambassadorCopy } from './copy/panel-ambassador.pl.ts';
import { vouchersCopy } from './copy/panel-vouchers.pl.ts';
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
  readonly onlyAmbassadors?: true;
  /** The tab has a red dot while a message is unread. */
  readonly tellsNews?: true;
};

export const PANEL_TABS: readonly [PanelTab, ...PanelTab[]] = [
  { path: pages.panel, text: panelCopy.trips, screen: TripsTab },
  { path: pages.messages, text: messagesCopy.tab, screen: MessagesTab, tellsNews: true },
  { path: pages.vouchers, text: vouchersCopy.tab, screen: VouchersTab },
  {
    path: pages.ambassador,
    text: ambassadorCopy.tab,
    screen: AmbassadorTab,
    onlyAmbassadors: true,
  },
  { path: pages.details, text: panelCopy.details, screen: DetailsTab },
  { path: pages.password, text: panelCopy.password, screen: PasswordTab },
];

export const tabsFor = (isAmbassador: boolean): readonly PanelTab[] =>
  PANEL_TABS.filter(({ onlyAmbassadors }) => onlyAmbassadors !== true || isAmbassador);

import type { Account } from '../../../../adapters/http/contract/account/account.ts';

/** What every tab of the panel gets: whose panel it is, and what to do when the session has ended meanwhile. */
export type TabProps = {
  readonly account: Account;
  /** Asks to log in again over the tab, so that nothing typed in it is lost. */
  readonly onLoggedOut: () => void;
};

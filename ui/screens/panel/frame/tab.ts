import type { Account } from '../../../../adapters/http/contract/account/account.ts';

/** Props of every tab of the panel: the account, and what to do when the session has ended. */
export type TabProps = {
  readonly account: Account;
  /** Asks for a login over the tab, so that the customer loses nothing they typed. */
  readonly onLoggedOut: () => void;
};

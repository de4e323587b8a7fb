import type { Account } from '../../../../adapters/http/contract/account/account.ts';

export type TabProps = {
  readonly account: Account;
  /** Asks for a login over the tab, so that the customer loses nothing they typed. */
  readonly onLoggedOut: () => void;
};

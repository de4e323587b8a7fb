import type { Account } from '../../../../adapters/http/contract/account/account.ts';

export type TabProps = {
  readonly account: Account;
  /** Called if the session has ended: the login appears over the tab, so that no input is lost. */
  readonly onLoggedOut: () => void;
};

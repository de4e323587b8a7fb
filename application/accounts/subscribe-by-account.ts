import type { Account } from '../../domain/accounts/account.ts';
import { type Consent, markConfirmed } from '../../domain/newsletter/subscription.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { Ids } from '../ports/ids.ts';
import type { Transaction } from '../ports/store.ts';

/** No confirmation mail is needed, because the activation proved the address. */
export const subscribeByAccount = async (
  { ids }: { readonly ids: Pick<Ids, 'token'> },
  { newsletter }: Pick<Transaction, 'newsletter'>,
  { email, newsletter: wanted, createdAt }: Account,
  { wording, at }: Consent,
): Promise<void> => {
  if (!wanted) return;
  const known = await newsletter.get(SHOP_SITE, email);
  const consent = { wording, at: createdAt };
  const asked = {
    siteId: SHOP_SITE,
    email,
    consent,
    askedAt: createdAt,
    confirmedAt: null,
    questionHash: null,
  };
  await newsletter.save(markConfirmed(known ?? { ...asked, leaveKey: ids.token() }, at));
};

import type { Account } from '../../domain/accounts/account.ts';
import { type Consent, markConfirmed } from '../../domain/newsletter/subscription.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { Ids } from '../ports/ids.ts';
import type { Transaction } from '../ports/store.ts';

/** Subscribes without a confirmation mail, because the activation proved the address. */
export const subscribeByAccount = async (
  { ids }: { readonly ids: Pick<Ids, 'token'> },
  { newsletter }: Pick<Transaction, 'newsletter'>,
  { email, newsletter: wantsNewsletter, createdAt }: Account,
  { wording, at }: Consent,
): Promise<void> => {
  if (!wantsNewsletter) return;
  const existing = await newsletter.get(SHOP_SITE, email);
  const consent = { wording, at: createdAt };
  const request = {
    siteId: SHOP_SITE,
    email,
    consent,
    askedAt: createdAt,
    confirmedAt: null,
    questionHash: null,
  };
  await newsletter.save(markConfirmed(existing ?? { ...request, leaveKey: ids.token() }, at));
};

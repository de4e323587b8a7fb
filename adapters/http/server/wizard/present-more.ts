import type { WizardView } from '../../../../application/wizard/view.ts';
import { nextGroupStep } from '../../../../domain/groups/group.ts';
import { wireMoney } from '../../contract/codecs/amounts.ts';
import type { WizardReservation } from '../../contract/wizard/wizard.ts';

/**
 * How many travellers the next step of the group rebate still needs, by the group that the price was counted with, or by the party
 * alone; null on whole yachts and where the offer has no group rebate (R21).
 */
export const presentMore = ({ booking: { choices }, entry: { offer }, quote, settings }: WizardView): WizardReservation['More'] => {
  if (!offer.showGroupRebate || choices.accommodation === 'whole') return null;
  const group = quote.receipt.find(({ kind }) => kind === 'group');
  if (group !== undefined)
    return group.missing === null ? null : { Travellers: group.missing.travellers, Rebate: wireMoney(group.missing.rebate) };
  const next = nextGroupStep(settings, choices.participants.length);
  return next === null ? null : { Travellers: next.missing, Rebate: wireMoney(next.rebate) };
};

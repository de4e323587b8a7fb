import { err, ok, type Result } from 'neverthrow';
import type { BrandSettings } from '../brand-settings.ts';
import { addDays, type Day } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';
import type { Choices } from '../party/choices.ts';

/** A group's code is the id of the booking that opened it (R45). */
export type GroupMembership = {
  readonly code: string;
  readonly openedOn: Day;
  /**
   * False for a booking that joined late: it sails with the group but does not raise the rebate.
   */
  readonly counts: boolean;
  /**
   * The days to join that the shop named when the group was opened. Missing in groups from before
   * that was stored.
   */
  readonly days?: number;
};

type GroupOpening = Pick<GroupMembership, 'openedOn' | 'days'>;

export type GroupState = GroupOpening & {
  readonly code: string;
  readonly siteId: number;
  readonly offerId: number;
  readonly others: number;
};

type GroupSteps = Pick<BrandSettings, 'group'>;

/** Returns the group rebate for each traveller, in grosze (R21). */
export const groupRebate = ({ group }: GroupSteps, travellers: number): Money =>
  group.findLast((step) => travellers >= step.travellers)?.rebate ?? 0;

export type MissingToStep = { readonly travellers: number; readonly rebate: Money };

/** Returns how many travellers the next group rebate still needs; null at the highest rebate. */
export const travellersMissingToNextGroupStep = (
  { group }: GroupSteps,
  travellers: number,
): MissingToStep | null => {
  const next = group.find((step) => step.travellers > travellers);
  return next === undefined
    ? null
    : { travellers: next.travellers - travellers, rebate: next.rebate };
};

/** Returns true if the offer has group rebates and the booking is not of a whole yacht. */
export const canHaveGroupRebate = (
  offer: Pick<Offer, 'showGroupRebate'>,
  { accommodation }: Pick<Choices, 'accommodation'>,
): boolean => offer.showGroupRebate && accommodation !== 'whole';

/**
 * Returns the party's size if the party alone, without a group code, is large enough for the group
 * rebate. Otherwise returns null.
 */
export const partySizeForRebateWithoutCode = (
  offer: Offer,
  choices: Choices,
  { group }: GroupSteps,
): number | null => {
  const [first] = group;
  const { length } = choices.participants;
  return canHaveGroupRebate(offer, choices) && first !== undefined && length >= first.travellers
    ? length
    : null;
};

/**
 * Returns how many travellers decide the group rebate: those of the group if the booking joined in
 * time, else the party.
 */
export const travellersCountedForGroupRebate = (
  {
    offer,
    settings,
    group,
  }: { readonly offer: Offer; readonly settings: GroupSteps; readonly group: GroupState | null },
  choices: Choices,
  membership: GroupMembership | null,
): number | null => {
  if (choices.accommodation === 'whole') return null;
  const partyTravellers = partySizeForRebateWithoutCode(offer, choices, settings);
  const joined =
    membership?.counts === true && group !== null
      ? group.others + choices.participants.length
      : null;
  return partyTravellers === null || joined === null
    ? (partyTravellers ?? joined)
    : Math.max(partyTravellers, joined);
};

/** For its rebate, a confirmed booking keeps the largest group size that it has reached. */
export const largestGroupSizeReached = (
  before: number | null,
  current: number | null,
): number | null => (before !== null && (current === null || current <= before) ? before : current);

/**
 * Returns the last day on which a booking can join a group in time. If a booking joins later, its
 * travellers do not count for the group rebate. The office can only lengthen the days of an open
 * group.
 */
export const lastDayWhenJoiningCounts = (
  { openedOn, days = 0 }: GroupOpening,
  { groupCodeDays }: Pick<BrandSettings, 'groupCodeDays'>,
): Day => addDays(openedOn, Math.max(days, groupCodeDays));

export type GroupRefusal =
  | { readonly kind: 'groupUnknown' }
  | { readonly kind: 'groupOfOtherOffer' }
  | { readonly kind: 'groupAlreadyAssigned'; readonly own: boolean }
  | { readonly kind: 'groupNotOffered' };

/**
 * Returns true if the booking's travellers count for the rebate of its group. A join then changes
 * the price of every other booking in the group (R21.7).
 */
export const isCountedForGroupRebate = ({
  status,
  group,
}: {
  readonly status: string;
  readonly group: GroupMembership | null;
}): boolean => status === 'confirmed' && group?.counts === true;

type Member = {
  readonly id: string;
  readonly siteId: number;
  readonly offerId: number;
  readonly group: GroupMembership | null;
};

export type GroupContext = {
  readonly offer: Offer;
  readonly settings: Pick<BrandSettings, 'groupCodeDays'>;
  readonly today: Day;
  readonly group: GroupState | null;
};

const assignedRefusal = ({ group, id }: Member): GroupRefusal | null =>
  group === null ? null : { kind: 'groupAlreadyAssigned', own: group.code === id };

/** Opens a group; its code is the booking's own id (R21). */
export const openGroup = (
  { offer, settings, today }: GroupContext,
  member: Member,
  keepsDays = false,
): Result<GroupMembership, GroupRefusal> => {
  const assigned = assignedRefusal(member);
  if (assigned !== null) return err(assigned);
  if (!offer.showGroupRebate) return err({ kind: 'groupNotOffered' });
  const days = keepsDays ? { days: settings.groupCodeDays } : {};
  return ok({ code: member.id, openedOn: today, counts: true, ...days });
};

/**
 * Returns why a draft cannot leave its group: it has none, or others joined the group that it
 * opened (R51).
 */
export const leaveGroupRefusal = (
  { group }: Pick<GroupContext, 'group'>,
  member: Member,
): GroupRefusal | null => {
  if (member.group === null) return { kind: 'groupUnknown' };
  const isOwnGroup = member.group.code === member.id;
  return isOwnGroup && group !== null && group.others > 0
    ? { kind: 'groupAlreadyAssigned', own: isOwnGroup }
    : null;
};

/** Joins a group. A booking that joins late does not count for the rebate. */
export const joinGroup = (
  { offer, settings, today, group }: GroupContext,
  member: Member,
): Result<GroupMembership, GroupRefusal> => {
  const assigned = assignedRefusal(member);
  if (assigned !== null) return err(assigned);
  if (group === null) return err({ kind: 'groupUnknown' });
  if (group.offerId !== member.offerId || group.siteId !== member.siteId)
    return err({ kind: 'groupOfOtherOffer' });
  if (!offer.showGroupRebate) return err({ kind: 'groupNotOffered' });
  const counts = today <= lastDayWhenJoiningCounts(group, settings);
  const { code, openedOn, days } = group;
  return ok({ code, openedOn, counts, ...(days === undefined ? {} : { days }) });
};

import { err, ok, type Result } from 'neverthrow';
import type { BrandSettings } from '../brand-settings.ts';
import { addDays, type Day } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';
import type { Choices } from '../party/choices.ts';

/** A booking's part in a group with a code; the code is the id of the booking that opened it (R21, R45). */
export type GroupPart = {
  readonly code: string;
  readonly openedOn: Day;
  /** Joined in time: its travellers count and have the rebate. Later joiners share accommodation only. */
  readonly counts: boolean;
};

/** A group as the other bookings make it. */
export type KnownGroup = {
  readonly code: string;
  readonly siteId: number;
  readonly offerId: number;
  readonly openedOn: Day;
  /** Travellers of its confirmed bookings that count; the booking that asks is left out. */
  readonly others: number;
};

type GroupSteps = Pick<BrandSettings, 'group'>;

/** What each of so many travellers gets (R21). */
export const groupRebate = ({ group }: GroupSteps, travellers: number): Money =>
  group.findLast((step) => travellers >= step.travellers)?.rebate ?? 0;

/** A step of the group rebate that a party has not reached: how many travellers it lacks, and what each would then get. */
export type MissingToStep = { readonly travellers: number; readonly rebate: Money };

/** What is missing to the next step; null at the top (R21). */
export const missingToNextStep = ({ group }: GroupSteps, travellers: number): MissingToStep | null => {
  const next = group.find((step) => step.travellers > travellers);
  return next === undefined ? null : { travellers: next.travellers - travellers, rebate: next.rebate };
};

/** Whether a party is one that groups are for: the offer has their rebate, and it books places, no whole yacht (R21). */
export const offersGroups = (offer: Pick<Offer, 'showGroupRebate'>, { accommodation }: Pick<Choices, 'accommodation'>): boolean =>
  offer.showGroupRebate && accommodation !== 'whole';

/** The group a party is without any code: as many as the first step needs, in one booking, where the offer has the rebate (R21). */
export const ownGroupTravellers = (offer: Offer, choices: Choices, { group }: GroupSteps): number | null => {
  const [first] = group;
  const { length } = choices.participants;
  return offersGroups(offer, choices) && first !== undefined && length >= first.travellers ? length : null;
};

/** How many travellers the party's rebate is for: those of a group of its own, or of the group it joined in time (R21). */
export const groupTravellersFor = (
  { offer, settings, group }: { readonly offer: Offer; readonly settings: GroupSteps; readonly group: KnownGroup | null },
  choices: Choices,
  part: GroupPart | null,
): number | null => {
  if (choices.accommodation === 'whole') return null;
  const own = ownGroupTravellers(offer, choices, settings);
  const joined = part?.counts === true && group !== null ? group.others + choices.participants.length : null;
  return own === null || joined === null ? (own ?? joined) : Math.max(own, joined);
};

/** Travellers that a confirmed booking's rebate is for when its group has changed: what it once reached never falls (R21). */
export const reachedTravellers = (before: number | null, now: number | null): number | null =>
  before !== null && (now === null || now <= before) ? before : now;

/** The last day on which a group still takes members who count: its first day and `days` calendar days after (R21). */
export const joinsCountUntil = (openedOn: Day, days: number): Day => addDays(openedOn, days);

/** Why a booking opens or joins no group (R51). */
export type GroupRefusal =
  | { readonly kind: 'groupUnknown' }
  | { readonly kind: 'groupOfOtherOffer' }
  | { readonly kind: 'groupAlreadyAssigned'; readonly own: boolean }
  | { readonly kind: 'groupNotOffered' };

/** A booking, as far as groups look at it. */
type Member = { readonly id: string; readonly siteId: number; readonly offerId: number; readonly group: GroupPart | null };

/** What a group is opened or joined with: the one that was named, as it is, on a day. */
export type GroupContext = {
  readonly offer: Offer;
  readonly settings: Pick<BrandSettings, 'groupCodeDays'>;
  readonly today: Day;
  readonly group: KnownGroup | null;
};

const alreadyAssigned = ({ group, id }: Member): GroupRefusal | null =>
  group === null ? null : { kind: 'groupAlreadyAssigned', own: group.code === id };

/** The part of a booking in the group that it opens: its own id is the code (R21, R45). */
export const openedGroup = ({ offer, today }: GroupContext, member: Member): Result<GroupPart, GroupRefusal> => {
  const assigned = alreadyAssigned(member);
  if (assigned !== null) return err(assigned);
  if (!offer.showGroupRebate) return err({ kind: 'groupNotOffered' });
  return ok({ code: member.id, openedOn: today, counts: true });
};

/** Why a booking stays in its group: it has none, or it opened one that confirmed bookings have joined (R51). */
export const stayingInGroup = ({ group }: Pick<GroupContext, 'group'>, member: Member): GroupRefusal | null => {
  if (member.group === null) return { kind: 'groupUnknown' };
  const own = member.group.code === member.id;
  return own && group !== null && group.others > 0 ? { kind: 'groupAlreadyAssigned', own } : null;
};

/** The part of a booking in the group that it joins; late joiners do not count (R21). */
export const joinedGroup = ({ offer, settings, today, group }: GroupContext, member: Member): Result<GroupPart, GroupRefusal> => {
  const assigned = alreadyAssigned(member);
  if (assigned !== null) return err(assigned);
  if (group === null) return err({ kind: 'groupUnknown' });
  if (group.offerId !== member.offerId || group.siteId !== member.siteId) return err({ kind: 'groupOfOtherOffer' });
  if (!offer.showGroupRebate) return err({ kind: 'groupNotOffered' });
  const counts = today <= joinsCountUntil(group.openedOn, settings.groupCodeDays);
  return ok({ code: group.code, openedOn: group.openedOn, counts });
};

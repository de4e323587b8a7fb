import type { Offer } from '../../../../domain/catalogue/offer.ts';
import type { Problem, ProblemField } from '../../../../domain/party/problem.ts';
import { firstRefusedCharacterInEmail } from '../../../../domain/travellers/contact.ts';
import type { FieldError } from '../../../codecs/decode.ts';

const LISTS = [
  'accommodationConfig',
  'journeyConfig',
  'insuranceConfig',
  'trainingsConfig',
  'addonsConfig',
  'participantsConfig',
] as const;
type ListName = (typeof LISTS)[number];

type SelectedAddon = {
  readonly addonId: number | null;
  readonly addonOptionId: number | null;
};
type ListEntry = {
  readonly userNum: number;
  readonly addonsSelected?: readonly SelectedAddon[] | undefined;
  readonly email?: string | undefined;
};

export type RequestLists = { readonly [L in ListName]?: readonly ListEntry[] | undefined };

/**
 * Where each field is in a request, so that an error can name the field's path. A pair is the name
 * of a list, and the key of the field in each item of this list.
 */
const FIELD_PATHS: Readonly<
  Record<Exclude<ProblemField, 'userNum'>, string | readonly [ListName, string]>
> = {
  accommodation: 'accommodationOption',
  participantsCount: 'participantsCount',
  ownSkipper: 'ownSkipper',
  unit: ['accommodationConfig', 'roomId'],
  bedroom: ['accommodationConfig', 'optionsChosen[0].bedroomChosen'],
  journey: ['journeyConfig', 'journeyId'],
  point: ['journeyConfig', 'journeyPointId'],
  insurance: ['insuranceConfig', 'insuranceId'],
  resignation: ['insuranceConfig', 'resignationInsuranceAccepted'],
  assistance: ['insuranceConfig', 'quarantineAssistanceAccepted'],
  training: ['trainingsConfig', 'trainingsSelected'],
  addon: ['addonsConfig', 'addonsSelected'],
  addonOption: ['addonsConfig', 'addonsSelected'],
  firstName: ['participantsConfig', 'firstName'],
  lastName: ['participantsConfig', 'lastName'],
  birthDate: ['participantsConfig', 'birthDate'],
  idDocument: ['participantsConfig', 'idDocument'],
  phone: ['participantsConfig', 'phone'],
  email: ['participantsConfig', 'email'],
  fillInLater: ['participantsConfig', 'fillInLater'],
  password: ['participantsConfig', 'password'],
  policyAccepted: ['participantsConfig', 'policyAccepted'],
  paymentOption: 'paymentOption',
  paymentType: 'paymentType',
  termsAccepted: 'termsAccepted',
  documents: 'documents',
  voucher: 'voucherCode',
  ambassador: 'ambassadorCode',
  rebate: 'rebate',
  payment: 'payment',
  note: 'note',
};

/**
 * Returns the index of a participant's entry in a list of the request. If this participant has no
 * entry, returns the index that the entry would have in a list with all participants.
 */
const indexIn = (lists: RequestLists, list: ListName, userNum: number | null): number => {
  const sent = lists[list]?.findIndex((entry) => entry.userNum === userNum) ?? -1;
  return sent >= 0 ? sent : Math.max(0, (userNum ?? 1) - 1);
};

const addonOptionKey = (lists: RequestLists, at: number, offer: Offer | null): string => {
  const selected = lists.addonsConfig?.[at]?.addonsSelected ?? [];
  const wrong = selected.findIndex(({ addonId, addonOptionId }) => {
    const options = offer?.addons.find(({ id }) => id === addonId)?.options ?? [];
    return options.length > 0 && !options.some(({ id }) => id === addonOptionId);
  });
  return `addonsSelected[${Math.max(0, wrong)}].addonOptionId`;
};

const pathOf = ({ field, userNum }: Problem, lists: RequestLists, offer: Offer | null): string => {
  if (field === 'userNum') {
    const list = LISTS.find((name) => lists[name]?.some((entry) => entry.userNum === userNum));
    if (list === undefined) return 'userNum';
    return `${list}[${indexIn(lists, list, userNum)}].userNum`;
  }
  // A request of step 2 has a list of journeys, in which a field stands for extra luggage (R14). So
  // an error about luggage names this field. A request of step 4 has no journeys: there extra
  // luggage is an add-on.
  const place =
    field === 'addon' && lists.journeyConfig !== undefined
      ? (['journeyConfig', 'transportAddLuggage'] as const)
      : FIELD_PATHS[field];
  if (typeof place === 'string') return place;
  const [list, key] = place;
  const at = indexIn(lists, list, userNum);
  return `${list}[${at}].${field === 'addonOption' ? addonOptionKey(lists, at, offer) : key}`;
};

/** Returns an error's details. For an invalid e-mail: what exactly is wrong with it (R34). */
const detailOf = (
  { field, userNum, code }: Problem,
  lists: RequestLists,
): Pick<FieldError, 'detail'> => {
  const email = lists.participantsConfig?.find((entry) => entry.userNum === userNum)?.email;
  const detail =
    field === 'email' && code === 'invalid' && email !== undefined
      ? firstRefusedCharacterInEmail(email)
      : null;
  return detail === null ? {} : { detail };
};

export const fieldErrors = (
  problems: readonly Problem[],
  lists: RequestLists,
  offer: Offer | null,
): readonly FieldError[] => {
  const byField = new Map<string, FieldError>();
  for (const problem of problems) {
    const field = pathOf(problem, lists, offer);
    if (!byField.has(field))
      byField.set(field, { field, code: problem.code, ...detailOf(problem, lists) });
  }
  return [...byField.values()];
};

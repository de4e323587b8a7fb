import type { Offer } from '../../../../domain/catalogue/offer.ts';
import type { Problem, ProblemField } from '../../../../domain/party/problem.ts';
import { refusedInEmail } from '../../../../domain/travellers/contact.ts';
import type { FieldError } from '../../../codecs/decode.ts';

/** The lists of the six payloads that hold one entry a participant. */
export type ListName =
  | 'accommodationConfig'
  | 'journeyConfig'
  | 'insuranceConfig'
  | 'trainingsConfig'
  | 'addonsConfig'
  | 'participantsConfig';

type Selected = { readonly addonId: number; readonly addonOptionId: number | null };
type ListEntry = { readonly userNum: number; readonly addonsSelected?: readonly Selected[]; readonly email?: string | undefined };

/** What was sent of those lists; absent ones are those of other steps. */
export type SentLists = { readonly [L in ListName]?: readonly ListEntry[] | undefined };

/** Where a field of the domain stands in the payloads: a key of its own, or a list and a key in each of its entries. */
const PLACES: Readonly<Record<Exclude<ProblemField, 'userNum'>, string | readonly [ListName, string]>> = {
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

/** Where a participant stands in a list: at the place that was sent, else where a list of everybody would have them. */
const placeIn = (lists: SentLists, list: ListName, userNum: number | null): number => {
  const sent = lists[list]?.findIndex((entry) => entry.userNum === userNum) ?? -1;
  return sent >= 0 ? sent : Math.max(0, (userNum ?? 1) - 1);
};

const LISTS: readonly ListName[] = [
  'accommodationConfig',
  'journeyConfig',
  'insuranceConfig',
  'trainingsConfig',
  'addonsConfig',
  'participantsConfig',
];

/** Which of a participant's add-ons has no size, or one that there is not. */
const addonOptionKey = (lists: SentLists, at: number, offer: Offer | null): string => {
  const selected = lists.addonsConfig?.[at]?.addonsSelected ?? [];
  const wrong = selected.findIndex(({ addonId, addonOptionId }) => {
    const options = offer?.addons.find(({ id }) => id === addonId)?.options ?? [];
    return options.length > 0 && !options.some(({ id }) => id === addonOptionId);
  });
  return `addonsSelected[${Math.max(0, wrong)}].addonOptionId`;
};

const pathOf = ({ field, userNum }: Problem, lists: SentLists, offer: Offer | null): string => {
  if (field === 'userNum') {
    const list = LISTS.find((name) => lists[name]?.some((entry) => entry.userNum === userNum));
    if (list === undefined) return 'userNum';
    return `${list}[${placeIn(lists, list, userNum)}].userNum`;
  }
  // Extra luggage is asked beside the journey as well as among the add-ons (R14).
  const place =
    field === 'addon' && lists.journeyConfig !== undefined ? (['journeyConfig', 'transportAddLuggage'] as const) : PLACES[field];
  if (typeof place === 'string') return place;
  const [list, key] = place;
  const at = placeIn(lists, list, userNum);
  return `${list}[${at}].${field === 'addonOption' ? addonOptionKey(lists, at, offer) : key}`;
};

/** The character that a refused e-mail cannot hold (R34). */
const detailOf = ({ field, userNum, code }: Problem, lists: SentLists): Pick<FieldError, 'detail'> => {
  const email = lists.participantsConfig?.find((entry) => entry.userNum === userNum)?.email;
  const detail = field === 'email' && code === 'invalid' && email !== undefined ? refusedInEmail(email) : null;
  return detail === null ? {} : { detail };
};

/** The domain's problems as errors of the wire, each at its path in what was sent; one a path. */
export const fieldErrors = (problems: readonly Problem[], lists: SentLists, offer: Offer | null): readonly FieldError[] => {
  const byField = new Map<string, FieldError>();
  for (const problem of problems) {
    const field = pathOf(problem, lists, offer);
    if (!byField.has(field)) byField.set(field, { field, code: problem.code, ...detailOf(problem, lists) });
  }
  return [...byField.values()];
};

/** Entries that name a participant a second time: nobody can tell which of them counts. */
export const repeatedEntries = (lists: SentLists): readonly FieldError[] =>
  LISTS.flatMap((list) =>
    (lists[list] ?? []).flatMap(({ userNum }, index, entries) =>
      entries.findIndex((entry) => entry.userNum === userNum) < index ? [{ field: `${list}[${index}].userNum`, code: 'invalid' }] : [],
    ),
  );

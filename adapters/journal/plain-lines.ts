// A quick look at what nearly every line of a recording is: a command on a booking. What it says yes to has the shape that the codecs ask
// for; what it does not know is theirs to judge. It names each field where it looks at it, for a third of what going by a list of them costs.

type Fields = Readonly<Record<string, unknown>>;
type Looks = (fields: Fields) => boolean;

const isFields = (u: unknown): u is Fields =>
  typeof u === 'object' && u !== null && !Array.isArray(u);
const isNumberOrNull = (u: unknown): boolean => u === null || typeof u === 'number';
const isTextOrNull = (u: unknown): boolean => u === null || typeof u === 'string';

const isListOf = (u: unknown, looks: Looks): boolean => {
  if (!Array.isArray(u)) return false;
  for (const each of u) if (!isFields(each) || !looks(each)) return false;
  return true;
};

const isTexts = (u: unknown): boolean => {
  if (!Array.isArray(u)) return false;
  for (const each of u) if (typeof each !== 'string') return false;
  return true;
};

const isBerth: Looks = ({ userNum, unitId, bedroom, sameAsFirst, firstName, lastName }) =>
  typeof userNum === 'number' &&
  isNumberOrNull(unitId) &&
  typeof bedroom === 'boolean' &&
  typeof sameAsFirst === 'boolean' &&
  typeof firstName === 'string' &&
  typeof lastName === 'string';

const isJourney: Looks = ({ userNum, journeyId, pointId, luggage }) =>
  typeof userNum === 'number' &&
  isNumberOrNull(journeyId) &&
  isNumberOrNull(pointId) &&
  (luggage === undefined || typeof luggage === 'boolean');

const isInsurance: Looks = ({ userNum, insuranceId, resignation, assistance, sameAsFirst }) =>
  typeof userNum === 'number' &&
  isNumberOrNull(insuranceId) &&
  typeof resignation === 'boolean' &&
  typeof assistance === 'boolean' &&
  typeof sameAsFirst === 'boolean';

const isPerson = ({
  firstName,
  lastName,
  birthDate,
  idDocument,
  country,
  gender,
  phone,
  email,
}: Fields): boolean =>
  typeof firstName === 'string' &&
  typeof lastName === 'string' &&
  typeof birthDate === 'string' &&
  typeof idDocument === 'string' &&
  typeof country === 'string' &&
  (gender === null || gender === 'woman' || gender === 'man') &&
  typeof phone === 'string' &&
  typeof email === 'string';

const isNamed: Looks = ({ userNum, fillLater, person }) =>
  typeof userNum === 'number' &&
  typeof fillLater === 'boolean' &&
  isFields(person) &&
  isPerson(person);

const isTrainings: Looks = ({ userNum, selected }) =>
  typeof userNum === 'number' && isListOf(selected, isTraining);
const isTraining: Looks = ({ trainingId, optionId }) =>
  typeof trainingId === 'number' && typeof optionId === 'number';

const isAddons: Looks = ({ userNum, selected }) =>
  typeof userNum === 'number' && isListOf(selected, isAddon);
const isAddon: Looks = ({ addonId, optionId }) =>
  typeof addonId === 'number' && isNumberOrNull(optionId);

const isShown = (u: unknown): boolean =>
  isFields(u) && typeof u.at === 'number' && isListOf(u.documents, isDocument);
const isDocument: Looks = ({ name, title, version, from, id }) =>
  typeof name === 'string' &&
  typeof title === 'string' &&
  typeof version === 'string' &&
  typeof from === 'string' &&
  typeof id === 'string';

const namesCode: Looks = ({ code }) => typeof code === 'string';

const isUnitOf: Looks = ({ userNum, unitId }) =>
  typeof userNum === 'number' && typeof unitId === 'number';
const isInsuranceOf: Looks = ({ userNum, insuranceId, assistance }) =>
  typeof userNum === 'number' && isNumberOrNull(insuranceId) && typeof assistance === 'boolean';
const isNullOrListOf = (u: unknown, looks: Looks): boolean => u === null || isListOf(u, looks);

/** Commands that say nothing but what they are. */
const BARE = [
  'releaseHold',
  'removeDraft',
  'createGroup',
  'regroup',
  'moveUp',
  'leaveReserveList',
  'requestCancel',
  'markOlder',
  'clearAge',
  'callOff',
];

/** The commands of which a recording has the most. */
const COMMANDS: ReadonlyMap<string, Looks> = new Map<string, Looks>([
  [
    'createDraft',
    ({ offerId, siteId }) => typeof offerId === 'number' && typeof siteId === 'number',
  ],
  [
    'chooseTrip',
    ({ accommodation, participantsCount, ownSkipper, beSkipper }) =>
      (accommodation === 'single' || accommodation === 'cabin' || accommodation === 'whole') &&
      typeof participantsCount === 'number' &&
      typeof ownSkipper === 'boolean' &&
      typeof beSkipper === 'boolean',
  ],
  [
    'chooseBerths',
    ({ berths, journeys, reserveList }) =>
      isListOf(berths, isBerth) &&
      isListOf(journeys, isJourney) &&
      typeof reserveList === 'boolean',
  ],
  ['chooseInsurance', ({ insurances }) => isListOf(insurances, isInsurance)],
  ['nameParticipants', ({ participants }) => isListOf(participants, isNamed)],
  [
    'chooseExtras',
    ({ trainings, addons }) => isListOf(trainings, isTrainings) && isListOf(addons, isAddons),
  ],
  [
    'confirm',
    ({
      comments,
      paymentOption,
      paymentType,
      termsAccepted,
      expectedPrice,
      expectedLeft,
      offline,
      shown,
    }) =>
      typeof comments === 'string' &&
      (paymentOption === 'installment' || paymentOption === 'onetime') &&
      (paymentType === 'transfer' || paymentType === 'online') &&
      typeof termsAccepted === 'boolean' &&
      isNumberOrNull(expectedPrice) &&
      isNumberOrNull(expectedLeft) &&
      (offline === undefined || offline === true) &&
      (shown === undefined || isShown(shown)),
  ],
  ['joinGroup', namesCode],
  ['useAmbassadorCode', namesCode],
  [
    'removeCode',
    ({ kind, code }) =>
      (kind === 'voucher' || kind === 'ambassador' || kind === 'group') && isTextOrNull(code),
  ],
  ['redeemVoucher', ({ code, userNum }) => typeof code === 'string' && typeof userNum === 'number'],
  [
    'requestAge',
    ({ number, ifMarked }) =>
      typeof number === 'string' && (ifMarked === undefined || ifMarked === true),
  ],
  ['grantRebate', ({ amount, reason }) => typeof amount === 'number' && typeof reason === 'string'],
  ['note', ({ text }) => typeof text === 'string'],
  [
    'cancel',
    ({ reason, asOfAsked }) =>
      (reason === 'customer' || reason === 'organiser') &&
      (asOfAsked === undefined || asOfAsked === true),
  ],
  ['cancelUnpaid', ({ statementsUntil }) => isTextOrNull(statementsUntil)],
  [
    'undoPayment',
    ({ paymentId, returned }) =>
      typeof paymentId === 'string' && (returned === undefined || returned === true),
  ],
  [
    'changeBooking',
    ({ berths, journeys, insurances, trainings, addons, people, expectedPrice }) =>
      isNullOrListOf(berths, isUnitOf) &&
      isNullOrListOf(journeys, isJourney) &&
      isNullOrListOf(insurances, isInsuranceOf) &&
      isNullOrListOf(trainings, isTrainings) &&
      isNullOrListOf(addons, isAddons) &&
      isNullOrListOf(people, isNamed) &&
      (expectedPrice === undefined || typeof expectedPrice === 'number'),
  ],
  ...BARE.map((type) => [type, () => true] as const),
  ['remind', ({ line }) => Number.isInteger(line)],
  [
    'announce',
    ({ what }) =>
      what === 'secondDue' || what === 'thirdDue' || what === 'departure' || what === 'return',
  ],
  [
    'registerPayment',
    ({ paymentId, method, amount }) =>
      typeof paymentId === 'string' &&
      (method === 'transfer' || method === 'online' || method === 'refund') &&
      typeof amount === 'number',
  ],
]);

/** The types of these commands, each as the one text that the program has of it. */
const TYPES: ReadonlyMap<string, string> = new Map(
  [...COMMANDS.keys()].map((type) => [type, type]),
);

const isCommand = (u: unknown): boolean =>
  isFields(u) && typeof u.type === 'string' && COMMANDS.get(u.type)?.(u) === true;

const isBy = (u: unknown): boolean =>
  isFields(u) &&
  (u.kind === 'customer' ||
    u.kind === 'system' ||
    (u.kind === 'office' && typeof u.name === 'string'));

const isOwner = (u: unknown): boolean =>
  isFields(u) && typeof u.visitorId === 'string' && isTextOrNull(u.accountId);

const isTrips = (u: unknown): boolean => {
  if (!isFields(u)) return false;
  for (const email in u) if (typeof u[email] !== 'number') return false;
  return true;
};

const isRecorded = (u: unknown): boolean => {
  if (!isFields(u)) return false;
  const { bookingId, command, by, owner, at, expectedVersion, bookerEmail, trips } = u;
  return (
    typeof bookingId === 'string' &&
    isCommand(command) &&
    isBy(by) &&
    isOwner(owner) &&
    typeof at === 'number' &&
    isNumberOrNull(expectedVersion) &&
    isTextOrNull(bookerEmail) &&
    isTrips(trips)
  );
};

const isSeats: Looks = ({ unitId, wholes, pairs, singles }) =>
  typeof unitId === 'number' &&
  typeof wholes === 'number' &&
  typeof pairs === 'number' &&
  typeof singles === 'number';

const isVoucher: Looks = ({ code, value, used, keptUntil }) =>
  typeof code === 'string' &&
  typeof value === 'number' &&
  typeof used === 'boolean' &&
  isNumberOrNull(keptUntil);

/** A field of what was noticed; whatever else stands there the codec does not ask for. */
const isNoticedField = (name: string, value: unknown): boolean => {
  switch (name) {
    case 'rows':
    case 'rebates':
    case 'plan':
    case 'mails':
    case 'waiting':
      return isTexts(value);
    case 'firstDue':
    case 'heldUntil':
    case 'step':
    case 'commission':
      return typeof value === 'number';
    case 'vouchers':
      return isListOf(value, isVoucher);
    case 'wakes':
      return isNumberOrNull(value);
    case 'v':
      return value === 2 || value === 3 || value === 4 || value === 5;
    case 'group':
    case 'ambassador':
    case 'desk':
      return typeof value === 'string';
  }
  return false;
};

const isNoticed = (u: unknown): boolean => {
  if (!isFields(u)) return false;
  for (const name in u) if (!isNoticedField(name, u[name])) return false;
  return true;
};

const isOutcome = (u: unknown): boolean => {
  if (!isFields(u)) return false;
  const { status, version, price, paid, left, refund, reserveList, seats, held, noticed } = u;
  return (
    (status === 'draft' ||
      status === 'confirmed' ||
      status === 'reserveList' ||
      status === 'cancelled' ||
      status === 'removed') &&
    typeof version === 'number' &&
    isNumberOrNull(price) &&
    typeof paid === 'number' &&
    typeof left === 'number' &&
    typeof refund === 'number' &&
    typeof reserveList === 'boolean' &&
    isListOf(seats, isSeats) &&
    typeof held === 'boolean' &&
    (noticed === undefined || isNoticed(noticed))
  );
};

const isWhy = (u: unknown): boolean => isFields(u) && typeof u.kind === 'string';

/**
 * Whether a value is certainly a line about a command on a booking that was accepted or refused, as `RecordedCodec`, `OutcomeCodec` and
 * `WhyCodec` have it; false where it is not known.
 */
export const isPlainCommand = (value: unknown): boolean => {
  if (!isFields(value) || typeof value.n !== 'number') return false;
  if (value.kind === 'command') return isRecorded(value.recorded) && isOutcome(value.outcome);
  return value.kind === 'refused' && isRecorded(value.refused) && isWhy(value.why);
};

/**
 * Gives a command that was just parsed the program's own text for its type: each line has one for itself, and what a command is asked for more
 * than anything else would be told from others letter by letter each time.
 */
export const shareType = (command: { type: string }): void => {
  command.type = TYPES.get(command.type) ?? command.type;
};

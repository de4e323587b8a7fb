import { setTimeout as passed } from 'node:timers/promises';
import type { ApiFailure } from '../../adapters/http/client/call.ts';
import type { Chance } from './chance.ts';
import type { SimulatedBrowser } from './simulated-browser.ts';
import { TRAVELLER_PASSWORD } from './traveller.ts';

export type StepResult = 'done' | 'nothing to do' | `refused ${number} ${string}`;

const refused = (failure: ApiFailure): StepResult =>
  failure.kind === 'refused'
    ? `refused ${failure.status} ${failure.message}`
    : `refused ${failure.kind === 'tooMany' ? 429 : 0} ${failure.kind}`;

type Own = { readonly browser: SimulatedBrowser; readonly reservationId: string };

export const payNow = async ({ browser, reservationId }: Own): Promise<StepResult> => {
  const answer = await browser.send(`/v1/payments/${reservationId}/next`, { redirect: 'manual' });
  const location = answer.headers.get('location') ?? '';
  if (answer.status === 404 || answer.status === 409) return 'nothing to do';
  if (answer.status !== 302 || location === '') return `refused ${answer.status} payment`;
  if (new URL(location, answer.url).origin === new URL(answer.url).origin) return 'nothing to do';
  const paid = await fetch(location, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'completed' }),
  });
  return paid.status < 400 ? 'done' : `refused ${paid.status} provider`;
};

const LINK = /\/Activate\/([\w-]+)/;

export const followActivationMail = async (
  base: string,
  browser: SimulatedBrowser,
  email: string,
): Promise<StepResult> => {
  const answer = await fetch(`${base}/dev/mail?to=${encodeURIComponent(email)}`);
  if (!answer.ok) return `refused ${answer.status} mailbox`;
  const token = LINK.exec(await answer.text())?.[1];
  if (token === undefined) return 'nothing to do';
  const confirmed = await browser.call('accountConfirm', { siteId: 1, token });
  if (confirmed.isErr()) return refused(confirmed.error);
  return logInWithRetry(browser, email);
};

const TRIES = 10;
const LONGEST_WAIT = 3;

export const logInWithRetry = async (
  browser: SimulatedBrowser,
  email: string,
  tries = TRIES,
): Promise<StepResult> => {
  const answer = await browser.call('login', { siteId: 1, email, password: TRAVELLER_PASSWORD });
  if (answer.isOk()) return 'done';
  if (answer.error.kind !== 'tooMany' || tries <= 1) return refused(answer.error);
  await passed(1_000 * Math.min(LONGEST_WAIT, answer.error.retryAfterSeconds));
  return logInWithRetry(browser, email, tries - 1);
};

export const changeMind = async (
  chance: Chance,
  { browser, reservationId }: Own,
): Promise<StepResult> => {
  const key = { siteId: 1, reservationId };
  const answer = await browser.call('changeParametersGet', key);
  if (answer.isErr()) return refused(answer.error);
  const { Parameters, Version } = answer.value;
  const sold = Parameters.InsurancesList.filter(({ Available }) => Available);
  const insurance = chance.pick(sold);
  const people = await browser.call('changeParticipantsGet', key);
  if (people.isErr()) return refused(people.error);
  const fellow = people.value.Participants.find(({ userNum }) => userNum > 1);
  const request = {
    ...key,
    expectedVersion: Version,
    dryRun: chance.happens(0.2) ? (1 as const) : (0 as const),
  };
  const renamed = fellow !== undefined && (insurance === undefined || chance.happens(0.5));
  if (renamed) {
    const data = [{ userNum: fellow.userNum, lastName: `Zmiana${chance.between(1, 99)}` }];
    return (await browser.call('changeParticipants', { ...request, data })).match(
      () => 'done',
      refused,
    );
  }
  if (insurance === undefined) return 'nothing to do';
  const data = { insuranceConfig: [{ userNum: 1, insuranceId: insurance.InsuranceId }] };
  return (await browser.call('changeParameters', { ...request, data })).match(
    () => 'done',
    refused,
  );
};

export const giveUp = async (
  { browser, reservationId }: Own,
  waits: boolean,
): Promise<StepResult> =>
  (
    await browser.call(waits ? 'leaveReserveList' : 'cancelRequest', { siteId: 1, reservationId })
  ).match(() => 'done', refused);

export const createGroupCode = async ({ browser, reservationId }: Own): Promise<StepResult> =>
  (await browser.call('groupCreate', { siteId: 1, reservationId })).match(() => 'done', refused);

export const enterGroupCode = async (
  { browser, reservationId }: Own,
  groupCode: string,
): Promise<StepResult> =>
  (await browser.call('groupJoin', { siteId: 1, reservationId, groupCode })).match(
    () => 'done',
    refused,
  );

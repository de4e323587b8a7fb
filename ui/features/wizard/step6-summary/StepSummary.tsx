import { Link } from 'wouter';
import type { Step6 } from '../../../../adapters/http/contract/wizard/steps.ts';
import { personLabels } from '../../../copy/person.pl.ts';
import { formatDate, formatMoney } from '../../../format.ts';
import { Button } from '../../../parts/Button.tsx';
import { CancellingTerms } from '../../../parts/CancellingTerms.tsx';
import { Checkbox } from '../../../parts/Checkbox.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { SummaryRows } from '../../../parts/SideSummary.tsx';
import { TextArea } from '../../../parts/TextField.tsx';
import { stepDataOf, stepUrlOfReservation } from '../../../state/reservation/steps.ts';
import { priceRowTextsOf } from '../../../view-models/lines.ts';
import { CodesPanel } from '../codes/CodesPanel.tsx';
import { reserveAction, stepActions, summaryCopy, wizardCopy } from '../copy/wizard.pl.ts';
import { crewCopy } from '../copy/wizard-participants.pl.ts';
import { paymentCopy } from '../copy/wizard-payment.pl.ts';
import type { StepProps } from '../frame/step-props.ts';
import { rebateSummaryRows } from '../frame/summary-rows.ts';
import shared from '../shared.module.css';
import { savedAnswers } from '../state/answers.ts';
import { controlId } from '../state/failures.ts';
import { formatNumberRanges, numberParticipants } from '../state/party.ts';
import { isAnyCallRunning } from '../state/wizard-state.ts';
import { RequiredFieldStar } from '../step5-participants/AccountSection.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import css from './StepSummary.module.css';

/**
 * Each link names the version of the document that the customer accepts with the order (R38,
 * W-054).
 */
const papersOf = ({
  Documents,
}: Step6): readonly { readonly href: string; readonly text: string }[] =>
  Documents.length === 0
    ? summaryCopy.papers
    : Documents.map(({ Title, Version, Path }) => ({
        href: Path,
        text: summaryCopy.version(Title, Version),
      }));

type Table = {
  readonly number: number;
  readonly name: string;
  readonly rows: ReturnType<typeof priceRowTextsOf>;
};

/** Participants with equal price rows share one table (W-084). */
const alikeIn = (tables: readonly Table[]): readonly number[] => {
  const sorts = new Map<string, number[]>();
  for (const { number, rows } of tables.slice(1)) {
    const key = JSON.stringify(rows);
    sorts.set(key, [...(sorts.get(key) ?? []), number]);
  }
  const most = [...sorts.values()].reduce<readonly number[]>(
    (best, candidate) => (candidate.length > best.length ? candidate : best),
    [],
  );
  return most.length > 1 ? most : [];
};

const table = ({ number, name, rows }: Table) => (
  <section key={number} aria-labelledby={`tabela-${number}`}>
    <h3 className={css.tableName} id={`tabela-${number}`}>
      {`${number}. ${name}`}
    </h3>
    <SummaryRows rows={rows} />
  </section>
);

export const StepSummary = (props: StepProps<'summary'>) => {
  const { wizard, reservation, answers, change, error } = props;
  const steps = stepDataOf(reservation);
  const people = savedAnswers.participants(reservation)?.people ?? [];
  if (steps.summary === null) return null;
  const { booking } = answers;
  const vouchers = rebateSummaryRows(reservation.Offer, true);
  const rebates = rebateSummaryRows(reservation.Offer, false);
  const tables = numberParticipants(people).map(({ number, one: { firstName, lastName } }) => ({
    number,
    name: `${firstName} ${lastName}`.trim() || wizardCopy.participant(number),
    rows: priceRowTextsOf(steps.summary?.LinesPerParticipant ?? {}, number),
  }));
  const crew = steps.trip?.Config.AccommodationOption === 'whole' ? alikeIn(tables) : [];
  const set = (patch: Partial<typeof booking>) =>
    change({ ...answers, booking: { ...booking, ...patch } });
  return (
    <>
      <Panel
        title={summaryCopy.options}
        action={
          <Link
            href={stepUrlOfReservation('participants', reservation.ReservationId)}
            aria-label={summaryCopy.changeNamed}
          >
            {summaryCopy.change}
          </Link>
        }
      >
        <div className={css.tables}>
          {tables.filter(({ number }) => !crew.includes(number)).map(table)}
        </div>
        {crew.length > 0 && (
          <details className={css.crew}>
            <summary>{crewCopy.each(formatNumberRanges(crew))}</summary>
            <div className={css.tables}>
              {tables.filter(({ number }) => crew.includes(number)).map(table)}
            </div>
          </details>
        )}
      </Panel>
      <YourData {...props} />
      <CodesPanel {...props} />
      <PaymentChoice {...props} set={set} />
      <Panel>
        <TextArea
          id={controlId('comments')}
          label={summaryCopy.message}
          note={wizardCopy.optional}
          placeholder={summaryCopy.messagePlaceholder}
          rows={2}
          value={booking.comments}
          error={error('comments')}
          onChange={({ target }) => set({ comments: target.value })}
        />
      </Panel>
      <Panel tone="sand">
        <fieldset>
          <legend className="vh">{summaryCopy.consents}</legend>
          <Checkbox
            id={controlId('dataAccepted')}
            required
            checked={booking.data}
            error={error('dataAccepted')}
            onChange={({ target }) => set({ data: target.checked })}
          >
            {summaryCopy.dataConsent} <RequiredFieldStar />
          </Checkbox>
          <Checkbox
            id={controlId('termsAccepted')}
            required
            checked={booking.terms}
            error={error('termsAccepted')}
            onChange={({ target }) => set({ terms: target.checked })}
          >
            {summaryCopy.termsConsent} <RequiredFieldStar />
          </Checkbox>
          {/* A click on a label toggles its checkbox, so the links are outside the label. */}
          <p className={shared.consentLinks}>
            {papersOf(steps.summary).map(({ href, text }) => (
              <a key={href} href={href} target="_blank" rel="noopener">
                {text}
                <span className="vh"> {summaryCopy.newTab}</span>
              </a>
            ))}
          </p>
          <p className={shared.hint}>{summaryCopy.starred}</p>
        </fieldset>
        {!steps.reserveList && reservation.Cancelling && (
          <div className={shared.narrowOnly}>
            <CancellingTerms {...reservation.Cancelling} />
          </div>
        )}
        <div className={css.last}>
          <div>
            {rebates.length > 0 && (
              <div className={shared.narrowOnly}>
                <SummaryRows rows={rebates} />
              </div>
            )}
            {vouchers.length > 0 && <SummaryRows rows={vouchers} />}
            <p className={shared.hint}>{summaryCopy.total(people.length)}</p>
            <p className={css.big}>{formatMoney(reservation.Price.CurrentPrice)}</p>
            {reservation.Price.Paid !== '0' && (
              <p>
                {paymentCopy.left}: <b>{formatMoney(reservation.Price.LeftToPay)}</b>
              </p>
            )}
          </div>
          <span className={shared.wideOnly}>
            <Button type="submit" busy={isAnyCallRunning(wizard) && summaryCopy.booking}>
              {steps.reserveList ? reserveAction : stepActions.summary}
            </Button>
          </span>
        </div>
      </Panel>
    </>
  );
};

const YourData = ({ reservation }: StepProps<'summary'>) => {
  const booker = savedAnswers.participants(reservation)?.people[0];
  if (booker === undefined) return null;
  const rows = [
    { text: summaryCopy.name, amount: `${booker.firstName} ${booker.lastName}` },
    {
      text: personLabels.birthDate,
      amount: booker.birthDate === '' ? '' : formatDate(booker.birthDate),
    },
    { text: personLabels.phone, amount: booker.phone },
    { text: personLabels.email, amount: booker.email },
    { text: personLabels.idDocument, amount: booker.idDocument },
    { text: personLabels.country, amount: booker.country },
  ];
  return (
    <Panel title={summaryCopy.yours}>
      <div className={shared.facts}>
        <SummaryRows rows={rows.filter(({ amount }) => amount !== '')} />
      </div>
    </Panel>
  );
};

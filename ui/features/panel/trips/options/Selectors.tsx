import type { Journey, Room } from '../../../../../adapters/http/contract/offers/catalogue.ts';
import { vesselCopy } from '../../../../copy/vessel.pl.ts';
import { formatPriceDifference, joinShortWordsByNoBreakSpaces } from '../../../../format.ts';
import { Button } from '../../../../parts/Button.tsx';
import { RadioGroup } from '../../../../parts/Checkbox.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../../parts/ChoiceCard.tsx';
import { FieldNotes } from '../../../../parts/Field.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { Stars } from '../../../../parts/Stars.tsx';
import { SelectField } from '../../../../parts/TextField.tsx';
import { starsOf } from '../../../../view-models/sale-state.ts';
import {
  addonsCopy,
  panelInsuranceCopy,
  transportCopy,
  yachtsCopy,
} from '../../copy/panel-trip-changes.pl.ts';
import {
  type AddonRow,
  type ChoiceOf,
  type SelectorProps,
  selectableAddonOptions,
  withAddon,
  withEmptyAddonRow,
  withJourney,
  withOption,
  withoutRow,
} from '../../state/choices.ts';
import css from './options.module.css';

/** Assistance abroad is shown only if it is sold or booked. */
export const InsuranceSelector = ({
  trip,
  userNum,
  choice,
  parameters,
  choose,
  errorOf,
}: SelectorProps<ChoiceOf<'insurance'>>) => {
  const id = `ubezpieczenie-${userNum}`;
  const fault = { id, error: errorOf('insuranceId') };
  const assistance = parameters.Assistance.find((each) => each.userNum === userNum);
  const asksAssistance = assistance?.Enabled === true || choice.assistance;
  return (
    <>
      <ChoiceGroup legend={panelInsuranceCopy.insurance} fault={fault}>
        {parameters.InsurancesList.filter(({ Available }) => Available).map(
          ({ InsuranceId, Name, Price }) => (
            <ChoiceCard
              key={InsuranceId}
              name={id}
              title={Name}
              cost={Price === '0' ? panelInsuranceCopy.included : formatPriceDifference(Price)}
              checked={InsuranceId === choice.insuranceId}
              fault={fault}
              onChange={() => choose({ ...choice, insuranceId: InsuranceId })}
            />
          ),
        )}
      </ChoiceGroup>
      {asksAssistance && (
        <RadioGroup
          name={`${id}-kwarantanna`}
          legend={panelInsuranceCopy.assistanceAsk}
          options={[
            {
              value: '1',
              text: `${panelInsuranceCopy.yes} (${formatPriceDifference(assistance?.Price ?? '0')})`,
              disabled: assistance?.Enabled !== true && !choice.assistance,
            },
            { value: '0', text: panelInsuranceCopy.no },
          ]}
          value={choice.assistance ? '1' : '0'}
          error={errorOf('quarantineAssistanceAccepted')}
          onChange={(value) => choose({ ...choice, assistance: value === '1' })}
        />
      )}
      {trip.Offer.EnableResignationInsurance && (
        <p className="muted">{panelInsuranceCopy.resignationNote}</p>
      )}
    </>
  );
};

/** Full yachts are disabled. Participants who share a cabin move to another yacht together. */
export const YachtSelector = ({
  trip,
  userNum,
  choice,
  parameters,
  choose,
  errorOf,
}: SelectorProps<ChoiceOf<'yachts'>>) => {
  const id = `jacht-${userNum}`;
  const fault = { id, error: errorOf('roomId') ?? errorOf('bedroomChosen') };
  const full = ({ RoomId, Availability }: Room): boolean =>
    !Availability.Available && RoomId !== choice.roomId;
  return (
    <>
      {trip.StepConfig.Step1.accommodationOption === 'cabin' && (
        <p className="muted">{yachtsCopy.together}</p>
      )}
      <ChoiceGroup legend={yachtsCopy.yacht} fault={fault}>
        {parameters.RoomsList.map((room) => (
          <ChoiceCard
            key={room.RoomId}
            name={id}
            title={room.Name}
            cost={yachtsCopy.perPerson(room.Price.PerPerson)}
            checked={room.RoomId === choice.roomId}
            disabled={full(room)}
            fault={fault}
            onChange={() => choose({ section: 'yachts', roomId: room.RoomId })}
          >
            <span className={css.stars}>
              <Stars {...starsOf(room)} label={vesselCopy.stars(room.Quality)} />
            </span>
            {full(room) ? yachtsCopy.full : joinShortWordsByNoBreakSpaces(room.ShortDescription)}
          </ChoiceCard>
        ))}
      </ChoiceGroup>
    </>
  );
};

const costOf = ({ IsPayOnPlace, Price, PriceFrom }: Journey): string => {
  if (IsPayOnPlace) return transportCopy.onSpot(Price);
  return PriceFrom === null ? formatPriceDifference(Price) : transportCopy.from(PriceFrom);
};

/** A coach needs a pick-up point. Choosing another journey clears the point. */
export const TransportSelector = ({
  userNum,
  choice,
  parameters,
  choose,
  errorOf,
}: SelectorProps<ChoiceOf<'transport'>>) => {
  const id = `dojazd-${userNum}`;
  const journeys = parameters.JourneysList.filter(({ Available }) => Available);
  const chosen = journeys.find(({ JourneyId }) => JourneyId === choice.journeyId);
  const points = chosen?.AsksPoint ? chosen.PointsList : [];
  const point = points.find(({ JourneyPointId }) => JourneyPointId === choice.pointId);
  const fault = { id, error: errorOf('journeyId') };
  return (
    <>
      <ChoiceGroup legend={transportCopy.journey} fault={fault}>
        {journeys.map((journey) => (
          <ChoiceCard
            key={journey.JourneyId}
            name={id}
            title={journey.Name}
            cost={costOf(journey)}
            checked={journey.JourneyId === choice.journeyId}
            fault={fault}
            onChange={() => choose(withJourney(choice, journey.JourneyId))}
          >
            {joinShortWordsByNoBreakSpaces(journey.Details)}
          </ChoiceCard>
        ))}
      </ChoiceGroup>
      {points.length > 0 && (
        <div className={css.nest}>
          <SelectField
            id={`${id}-miejsce`}
            label={transportCopy.point}
            error={errorOf('journeyPointId')}
            value={choice.pointId ?? ''}
            onChange={({ target }) =>
              choose({ ...choice, pointId: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{transportCopy.choose}</option>
            {points
              .filter(
                ({ Available, JourneyPointId }) => Available || JourneyPointId === choice.pointId,
              )
              .map(({ JourneyPointId, Name, Price }) => (
                <option key={JourneyPointId} value={JourneyPointId}>
                  {`${Name} (${formatPriceDifference(Price)})`}
                </option>
              ))}
          </SelectField>
          {point?.NeedsGroup && (
            <Notice kind="warning" live>
              {transportCopy.pointGroup}
            </Notice>
          )}
        </div>
      )}
    </>
  );
};

const numberOf = (value: string): number | null => (value === '' ? null : Number(value));

type Props = SelectorProps<ChoiceOf<'addons'>>;

/** A newly chosen add-on starts without an option. */
export const AddonsSelector = (props: Props) => {
  const { userNum, choice, parameters, choose, errorOf } = props;
  const fault = errorOf('addonsSelected');
  const chosenIds = new Set(choice.rows.map(({ addonId }) => addonId));
  const more = parameters.AddonsList.some(
    ({ AddonId, Available }) => Available && !chosenIds.has(AddonId),
  );
  return (
    <>
      <FieldNotes id={`dodatki-${userNum}`} error={fault} />
      <ul className={css.addons}>
        {choice.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no unique name
          <li key={index}>
            <Row {...props} row={row} index={index} />
          </li>
        ))}
      </ul>
      {more && choice.rows.every(({ addonId }) => addonId !== null) && (
        <div>
          <Button kind="line" small onClick={() => choose(withEmptyAddonRow(choice))}>
            {addonsCopy.add}
          </Button>
        </div>
      )}
    </>
  );
};

const Row = ({
  userNum,
  choice,
  parameters,
  choose,
  errorOf,
  row,
  index,
}: Props & { readonly row: AddonRow; readonly index: number }) => {
  const id = `dodatek-${userNum}-${index}`;
  const options = selectableAddonOptions(parameters, row.addonId);
  const otherIds = new Set(
    choice.rows.flatMap(({ addonId }, at) => (at === index ? [] : [addonId])),
  );
  const name = parameters.AddonsList.find(({ AddonId }) => AddonId === row.addonId)?.Name;
  return (
    <div className={css.addonRow}>
      <SelectField
        id={id}
        label={choice.rows.length > 1 ? addonsCopy.addonNth(index + 1) : addonsCopy.addon}
        value={row.addonId ?? ''}
        error={errorOf('addonId', index)}
        onChange={({ target }) => choose(withAddon(choice, index, numberOf(target.value)))}
      >
        <option value="">{addonsCopy.choose}</option>
        {parameters.AddonsList.filter(
          ({ AddonId, Available }) =>
            AddonId === row.addonId || (Available && !otherIds.has(AddonId)),
        ).map(({ AddonId, Name, Price }) => (
          <option key={AddonId} value={AddonId}>
            {addonsCopy.price(Name, Price === '0' ? addonsCopy.free : formatPriceDifference(Price))}
          </option>
        ))}
      </SelectField>
      {options.length > 0 && (
        <SelectField
          id={`${id}-opcja`}
          label={addonsCopy.option}
          value={row.optionId ?? ''}
          error={errorOf('addonOptionId', index)}
          onChange={({ target }) => choose(withOption(choice, index, numberOf(target.value)))}
        >
          <option value="">{addonsCopy.chooseOption}</option>
          {options
            .filter(({ AddonOptionId, Available }) => Available || AddonOptionId === row.optionId)
            .map(({ AddonOptionId, Name }) => (
              <option key={AddonOptionId} value={AddonOptionId}>
                {Name}
              </option>
            ))}
        </SelectField>
      )}
      {row.addonId !== null && (
        <div>
          <Button
            kind="quiet"
            aria-label={name === undefined ? undefined : addonsCopy.removeNamed(name)}
            onClick={() => choose(withoutRow(choice, index))}
          >
            {addonsCopy.remove}
          </Button>
        </div>
      )}
    </div>
  );
};

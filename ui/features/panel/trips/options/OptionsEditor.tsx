import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../../adapters/http/client/call.ts';
import type { Room } from '../../../../../adapters/http/contract/offers/catalogue.ts';
import { useSubmit } from '../../../../forms/use-form.ts';
import { Button } from '../../../../parts/Button.tsx';
import { changeCopy, changeFieldErrorText, savedTexts } from '../../copy/panel-trip-changes.pl.ts';
import frame from '../../frame/Panel.module.css';
import { fieldAndRowOf, type TripChangeOutcome, tripChangeOutcomeOf } from '../../state/changes.ts';
import {
  type Choice,
  currentChoice,
  formRowIndexOfSentIndex,
  type OptionsEdit,
  type SelectorProps,
  sameChoice,
  toChoiceRequest,
} from '../../state/choices.ts';
import { lastRowDescriptionOfSection, type Section } from '../../state/trip-view-model.ts';
import {
  ChangePreview,
  type Check,
  surchargeMessage,
  TripChangedElsewhere,
} from '../changes/ChangePreview.tsx';
import {
  changeNotSavedMessage,
  continueWithSavedTrip,
  type TripProps,
} from '../frame/trip-requests.tsx';
import shared from '../shared.module.css';
import {
  AddonsSelector,
  InsuranceSelector,
  TransportSelector,
  YachtSelector,
} from './Selectors.tsx';

export const OptionSelector = ({ choice, ...props }: SelectorProps) => {
  switch (choice.section) {
    case 'transport':
      return <TransportSelector {...props} choice={choice} />;
    case 'yachts':
      return <YachtSelector {...props} choice={choice} />;
    case 'insurance':
      return <InsuranceSelector {...props} choice={choice} />;
    case 'addons':
      return <AddonsSelector {...props} choice={choice} />;
  }
};

type Props = TripProps & {
  readonly section: Section;
  readonly userNum: number;
  readonly name: string;
  readonly edit: OptionsEdit;
  readonly setEdit: (edit: OptionsEdit | null) => void;
  readonly onCancel: () => void;
};

/** A choice can be saved only after its price preview (R37). */
export const OptionsEditor = (props: Props) => {
  const {
    trip,
    section,
    userNum,
    name,
    edit,
    setEdit,
    onCancel,
    tell,
    reload,
    replace,
    onLoggedOut,
  } = props;
  const { choice, parameters, version } = edit;
  const unchanged = sameChoice(choice, currentChoice(trip, section, userNum));
  const { check, requestPreviewAgain, setCheck } = useCheck(props, unchanged);
  const [errors, setErrors] = useState<
    Extract<TripChangeOutcome, { kind: 'incomplete' }>['errors']
  >([]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus(), []);

  const errorOf = (field: string, row?: number): string | undefined => {
    const found = errors.find((error) => {
      const { name: named, row: sentRow } = fieldAndRowOf(error);
      return (
        named === field &&
        (row === undefined ||
          choice.section !== 'addons' ||
          formRowIndexOfSentIndex(choice, sentRow) === row)
      );
    });
    return found && changeFieldErrorText(field, found.code);
  };
  const choose = (next: Choice): void => {
    if (errors.length > 0) tell(null);
    setErrors([]);
    setEdit({ ...edit, choice: next });
  };
  const refused = (end: TripChangeOutcome): void => {
    if (end.kind === 'incomplete') setErrors(end.errors);
    if (end.kind === 'noPlaces') setEdit({ ...edit, parameters: withRooms(parameters, end.rooms) });
    if (end.kind === 'elsewhere') setCheck(end);
    if (end.kind === 'login') onLoggedOut();
    else tell(changeNotSavedMessage(end, 'options'));
  };
  const reloadPrices = async (): Promise<void> => {
    const answer = await call('changeParametersGet', { reservationId: trip.ReservationId });
    if (answer.isOk()) setEdit({ ...edit, parameters: answer.value.Parameters });
    requestPreviewAgain();
  };
  const save = async (): Promise<void> => {
    if (check.kind === 'counting') return;
    if (check.kind === 'failed') return requestPreviewAgain();
    tell(null);
    const body = {
      reservationId: trip.ReservationId,
      data: toChoiceRequest(userNum, choice, parameters),
    };
    const seen = check.kind === 'preview' ? check.preview : null;
    const owed = seen?.Added ?? [];
    const asSeen = seen === null ? body : { ...body, expectedPrice: seen.PriceAfter };
    const end = tripChangeOutcomeOf(
      await call('changeParameters', asSeen, { expectedVersion: version }),
    );
    if (end.kind !== 'saved') {
      refused(end);
      if (end.kind === 'priceChanged') await reloadPrices();
      return;
    }
    replace(end.trip);
    setEdit(null);
    tell({
      kind: 'good',
      title: savedTexts.options,
      ...surchargeMessage(end.trip, owed),
      later: lastRowDescriptionOfSection(end.trip, userNum, section),
    });
    await reload();
  };
  // useSubmit gets no field ids here, because the errors belong to rows, which have no fixed ids.
  const { busy, submit } = useSubmit<never>({
    ids: {} as Record<never, string>,
    send: async () => void (await save()),
  });
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={frame.form}
      onSubmit={submit}
      noValidate
      aria-label={changeCopy.editNamed(changeCopy.editOptions, name)}
    >
      <OptionSelector
        trip={trip}
        userNum={userNum}
        choice={choice}
        parameters={parameters}
        choose={choose}
        errorOf={errorOf}
      />
      {check.kind === 'elsewhere' ? (
        <TripChangedElsewhere
          saved={check.trip && lastRowDescriptionOfSection(check.trip, userNum, section)}
          onGo={() =>
            continueWithSavedTrip(props, check.trip, ({ Version }) =>
              setEdit({ ...edit, version: Version }),
            )
          }
        />
      ) : (
        <ChangePreview trip={trip} check={check} onAgain={requestPreviewAgain} />
      )}
      <div className={shared.actions}>
        <Button
          type="submit"
          disabled={check.kind === 'elsewhere' || check.kind === 'counting'}
          busy={busy && changeCopy.saving}
        >
          {changeCopy.save}
        </Button>
        <Button kind="line" disabled={busy} onClick={onCancel}>
          {changeCopy.cancel}
        </Button>
      </div>
    </form>
  );
};

const withRooms = (
  parameters: OptionsEdit['parameters'],
  rooms: readonly Room[],
): OptionsEdit['parameters'] =>
  rooms.length === 0 ? parameters : { ...parameters, RoomsList: [...rooms] };

/** Requests a price preview for each new choice. Ignores a response to an older choice. */
const useCheck = ({ trip, userNum, edit, onLoggedOut }: Props, unchanged: boolean) => {
  const { choice, parameters, version } = edit;
  const [check, setCheck] = useState<Check>({ kind: 'same' });
  const [round, setRound] = useState(0);
  // Compares requests as text: reloaded availability creates new objects, which must not cause the
  // same request again.
  const requested = JSON.stringify(toChoiceRequest(userNum, choice, parameters));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when `round` changes
  useEffect(() => {
    if (unchanged) {
      setCheck({ kind: 'same' });
      return;
    }
    const controller = new AbortController();
    setCheck({ kind: 'counting' });
    const body = {
      reservationId: trip.ReservationId,
      data: JSON.parse(requested),
      dryRun: 1 as const,
    };
    void call('changeParameters', body, {
      expectedVersion: version,
      signal: controller.signal,
    }).then((answer) => {
      if (controller.signal.aborted) return;
      const end = tripChangeOutcomeOf(answer);
      if (end.kind === 'login') onLoggedOut();
      setCheck(end);
    });
    return () => controller.abort();
  }, [requested, unchanged, version, trip.ReservationId, round]);
  return { check, setCheck, requestPreviewAgain: () => setRound(round + 1) };
};

import { useSetAtom } from 'jotai';
import { Button } from '../../../parts/Button.tsx';
import { failureActions, wizardFailureCopy } from '../copy/wizard.pl.ts';
import type { BlockingFailure } from '../state/failures.ts';
import { dispatchAtom } from '../state/wizard.ts';
import type { Wizard } from '../state/wizard-state.ts';
import {
  AnswersElsewhere,
  HoldExpired,
  OrderUnavailable,
  PlacesGone,
  PriceChanged,
} from './FailureChoices.tsx';
import { MessageScreen, type MessageScreenProps, OtherTrips } from './MessageScreen.tsx';
import { NotRecognized } from './NotRecognized.tsx';

type Props = {
  readonly wizard: Wizard;
  readonly failure: BlockingFailure;
  readonly retry: () => void;
};

export const FailureScreen = ({ wizard, failure, retry }: Props) => {
  switch (failure.kind) {
    case 'login':
      return <NotRecognized wizard={wizard} hasSession={failure.hasSession} onLoggedIn={retry} />;
    case 'lapsed':
      return <HoldExpired wizard={wizard} />;
    case 'placesGone':
      return <PlacesGone wizard={wizard} rooms={failure.rooms} />;
    case 'priceChanged':
      return (
        <PriceChanged wizard={wizard} before={failure.before} now={failure.now} retry={retry} />
      );
    case 'elsewhere':
      return <AnswersElsewhere wizard={wizard} reservation={failure.reservation} />;
    case 'closed':
    case 'accountBlocked':
    case 'cleared':
    case 'unknownOffer':
      return (
        <MessageScreen {...wizardFailureCopy[failure.kind]}>
          <OtherTrips />
        </MessageScreen>
      );
    case 'tooMany':
    case 'tooManyHolds':
      return (
        <Away
          {...wizardFailureCopy[failure.kind]}
          more={failureActions.waitFor(failure.seconds)}
          wizard={wizard}
          retry={retry}
        />
      );
    case 'away':
    case 'broken':
      // An order whose response is missing may or may not have reached the server.
      if (wizard.step === 'summary' && wizard.attempt > 0)
        return <OrderUnavailable wizard={wizard} />;
      return <Away {...wizardFailureCopy[failure.kind]} wizard={wizard} retry={retry} />;
    case 'stepSkipped':
    case 'confirmed':
      return <Away {...wizardFailureCopy.broken} wizard={wizard} retry={retry} />;
  }
};

const Away = ({
  title,
  text,
  more,
  wizard,
  retry,
}: MessageScreenProps & {
  readonly more?: string;
  readonly wizard: Wizard;
  readonly retry: () => void;
}) => {
  const dispatch = useSetAtom(dispatchAtom);
  return (
    <MessageScreen title={title} text={text}>
      {more && <p>{more}</p>}
      <div>
        <Button
          onClick={
            wizard.reservation === null || wizard.attempt === 0
              ? retry
              : () => dispatch({ type: 'returned' })
          }
        >
          {failureActions.retry}
        </Button>
      </div>
    </MessageScreen>
  );
};

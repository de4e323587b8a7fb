import { useSetAtom } from 'jotai';
import { Button } from '../../../parts/Button.tsx';
import { failureActions, wizardFailureCopy } from '../copy/wizard.pl.ts';
import type { BlockingFailure } from '../state/failures.ts';
import { backToFormAtom, type Wizard } from '../state/wizard.ts';
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
  readonly blocking: BlockingFailure;
  readonly retry: () => void;
};

/** Replaces the form when the visitor must act on a failure first. No answers are lost. */
export const FailureScreen = ({ wizard, blocking, retry }: Props) => {
  switch (blocking.kind) {
    case 'login':
      return <NotRecognized wizard={wizard} hasSession={blocking.hasSession} onLoggedIn={retry} />;
    case 'lapsed':
      return <HoldExpired wizard={wizard} />;
    case 'placesGone':
      return <PlacesGone wizard={wizard} rooms={blocking.rooms} />;
    case 'priceChanged':
      return (
        <PriceChanged wizard={wizard} before={blocking.before} now={blocking.now} retry={retry} />
      );
    case 'elsewhere':
      return <AnswersElsewhere wizard={wizard} reservation={blocking.reservation} />;
    case 'closed':
    case 'cleared':
    case 'unknownOffer':
      return (
        <MessageScreen {...wizardFailureCopy[blocking.kind]}>
          <OtherTrips />
        </MessageScreen>
      );
    case 'tooMany':
    case 'tooManyHolds':
      return (
        <Away
          {...wizardFailureCopy[blocking.kind]}
          more={failureActions.waitFor(blocking.seconds)}
          wizard={wizard}
          retry={retry}
        />
      );
    case 'away':
    case 'broken':
      // The order got no response, so it may or may not have arrived.
      if (wizard.step === 'summary' && wizard.attempt > 0)
        return <OrderUnavailable wizard={wizard} />;
      return <Away {...wizardFailureCopy[blocking.kind]} wizard={wizard} retry={retry} />;
    case 'stepSkipped':
    case 'confirmed':
      return <Away {...wizardFailureCopy.broken} wizard={wizard} retry={retry} />;
  }
};

/** The button returns to a form that was loaded before the failure. */
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
  const backToForm = useSetAtom(backToFormAtom);
  return (
    <MessageScreen title={title} text={text}>
      {more && <p>{more}</p>}
      <div>
        <Button
          onClick={wizard.reservation === null || wizard.attempt === 0 ? retry : () => backToForm()}
          busy={wizard.busy === 'loading' && failureActions.retrying}
        >
          {failureActions.retry}
        </Button>
      </div>
    </MessageScreen>
  );
};

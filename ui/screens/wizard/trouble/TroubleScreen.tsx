import { useSetAtom } from 'jotai';
import { troubleActions, wizardFailureCopy } from '../../../copy/wizard.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import type { BlockingFailure } from '../../../state/wizard/failures.ts';
import { backToFormAtom, type Wizard } from '../../../state/wizard/wizard.ts';
import { MessageScreen, type MessageScreenProps, OtherTrips } from './MessageScreen.tsx';
import { NotRecognized } from './NotRecognized.tsx';
import {
  AnswersElsewhere,
  HoldExpired,
  OrderAway,
  PlacesGone,
  PriceChanged,
} from './TroubleChoices.tsx';

type Props = {
  readonly wizard: Wizard;
  readonly trouble: BlockingFailure;
  readonly retry: () => void;
};

/** Replaces the form if a message must come first. No answers are lost. */
export const TroubleScreen = ({ wizard, trouble, retry }: Props) => {
  switch (trouble.kind) {
    case 'login':
      return <NotRecognized wizard={wizard} hasSession={trouble.hasSession} onLoggedIn={retry} />;
    case 'lapsed':
      return <HoldExpired wizard={wizard} />;
    case 'placesGone':
      return <PlacesGone wizard={wizard} rooms={trouble.rooms} />;
    case 'priceChanged':
      return (
        <PriceChanged wizard={wizard} before={trouble.before} now={trouble.now} retry={retry} />
      );
    case 'elsewhere':
      return <AnswersElsewhere wizard={wizard} reservation={trouble.reservation} />;
    case 'closed':
    case 'cleared':
    case 'unknownOffer':
      return (
        <MessageScreen {...wizardFailureCopy[trouble.kind]}>
          <OtherTrips />
        </MessageScreen>
      );
    case 'tooMany':
    case 'tooManyHolds':
      return (
        <Away
          {...wizardFailureCopy[trouble.kind]}
          more={troubleActions.waitFor(trouble.seconds)}
          wizard={wizard}
          retry={retry}
        />
      );
    case 'away':
    case 'broken':
      // The order was sent without a response and may have arrived.
      if (wizard.step === 'summary' && wizard.attempt > 0) return <OrderAway wizard={wizard} />;
      return <Away {...wizardFailureCopy[trouble.kind]} wizard={wizard} retry={retry} />;
    case 'stepSkipped':
    case 'confirmed':
      return <Away {...wizardFailureCopy.broken} wizard={wizard} retry={retry} />;
  }
};

/** If there is a form, the retry returns to it: its button sends the answers again. */
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
          busy={wizard.busy === 'loading' && troubleActions.retrying}
        >
          {troubleActions.retry}
        </Button>
      </div>
    </MessageScreen>
  );
};

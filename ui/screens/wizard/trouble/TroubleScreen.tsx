import { useSetAtom } from 'jotai';
import { troubleActions, troubleCopy } from '../../../copy/wizard.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import type { Trouble } from '../../../state/wizard/failures.ts';
import { backToFormAtom, type Wizard } from '../../../state/wizard/wizard.ts';
import { NotRecognized } from './NotRecognized.tsx';
import { OtherTrips, Told, type ToldProps } from './Told.tsx';
import { Elsewhere, Lapsed, OrderAway, PlacesGone, PriceChanged } from './TroubleChoices.tsx';

type Props = { readonly wizard: Wizard; readonly trouble: Trouble; readonly retry: () => void };

/** What stands in the form's place when something must be told before anything is lost. */
export const TroubleScreen = ({ wizard, trouble, retry }: Props) => {
  switch (trouble.kind) {
    case 'login':
      return <NotRecognized wizard={wizard} hasSession={trouble.hasSession} onLoggedIn={retry} />;
    case 'lapsed':
      return <Lapsed wizard={wizard} />;
    case 'placesGone':
      return <PlacesGone wizard={wizard} rooms={trouble.rooms} />;
    case 'priceChanged':
      return <PriceChanged wizard={wizard} before={trouble.before} now={trouble.now} retry={retry} />;
    case 'elsewhere':
      return <Elsewhere wizard={wizard} reservation={trouble.reservation} />;
    case 'closed':
    case 'cleared':
    case 'unknownOffer':
      return (
        <Told {...troubleCopy[trouble.kind]}>
          <OtherTrips />
        </Told>
      );
    case 'tooMany':
    case 'tooManyHolds':
      return <Away {...troubleCopy[trouble.kind]} more={troubleActions.waitFor(trouble.seconds)} wizard={wizard} retry={retry} />;
    case 'away':
    case 'broken':
      // An order that was sent and not answered: it may have arrived.
      if (wizard.step === 'summary' && wizard.attempt > 0) return <OrderAway wizard={wizard} />;
      return <Away {...troubleCopy[trouble.kind]} wizard={wizard} retry={retry} />;
    case 'stepSkipped':
    case 'confirmed':
      return <Away {...troubleCopy.broken} wizard={wizard} retry={retry} />;
  }
};

/** No answer, or none that helps. With a form behind it, retrying means going back to it: everything typed is there, and its button sends it again. */
const Away = ({
  title,
  text,
  more,
  wizard,
  retry,
}: ToldProps & { readonly more?: string; readonly wizard: Wizard; readonly retry: () => void }) => {
  const backToForm = useSetAtom(backToFormAtom);
  return (
    <Told title={title} text={text}>
      {more && <p>{more}</p>}
      <div>
        <Button
          onClick={wizard.reservation === null || wizard.attempt === 0 ? retry : () => backToForm()}
          busy={wizard.busy === 'loading' && troubleActions.retrying}
        >
          {troubleActions.retry}
        </Button>
      </div>
    </Told>
  );
};

import { Button } from '../../../../parts/Button.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { changeCopy } from '../../copy/panel-trip-changes.pl.ts';

type Props = {
  readonly saved: string | null;
  readonly onGo: () => void;
};

/** Says that another window saved the booking first, and that no input is lost (R58). */
export const TripChangedElsewhere = ({ saved, onGo }: Props) => (
  <Notice kind="warning" title={changeCopy.elsewhere} live>
    <p>{changeCopy.elsewhereText}</p>
    {saved && <p>{changeCopy.elsewhereNow(saved)}</p>}
    <p>
      <Button kind="line" small onClick={onGo}>
        {changeCopy.elsewhereGo}
      </Button>
    </p>
  </Notice>
);

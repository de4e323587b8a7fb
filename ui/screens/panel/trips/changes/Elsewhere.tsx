import { changeCopy } from '../../../../copy/panel-trip-changes.pl.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Notice } from '../../../../parts/Notice.tsx';

type Props = {
  /** What is saved now, in a few words; null where the shop did not say. */
  readonly saved: string | null;
  readonly onGo: () => void;
};

/** Somebody saved first: nothing was overwritten, nothing typed is lost, and going on from the present state is one's own choice (R58). */
export const Elsewhere = ({ saved, onGo }: Props) => (
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

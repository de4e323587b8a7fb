import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { codesCopy } from '../copy/wizard-codes.pl.ts';
import { useOpenNextPage } from '../frame/step-props.ts';
import { type Removal, removeCodeAtom } from '../state/codes.ts';

type Props = {
  readonly reservationId: string;
  readonly removal: Removal;
  readonly words: string;
};

/** If the server refuses to remove a code, the reason appears under the button (R51). */
export const RemoveCodeButton = ({ reservationId, removal, words }: Props) => {
  const remove = useSetAtom(removeCodeAtom);
  const openNextPage = useOpenNextPage(reservationId);
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const press = async () => {
    setState('busy');
    const { removed, to } = await remove(removal);
    setState(removed ? 'still' : 'failed');
    openNextPage(to);
  };
  return (
    <div>
      <Button
        kind="quiet"
        small
        busy={state === 'busy' && codesCopy.removing}
        onClick={() => void press()}
      >
        {words}
      </Button>
      {state === 'failed' && (
        <Notice kind="error" live>
          {removal.kind === 'group' ? codesCopy.groupStays : codesCopy.notRemoved}
        </Notice>
      )}
    </div>
  );
};

import { useEffect, useRef } from 'react';
import { detailsCopy, detailsLabels, elsewhereCopy } from '../../../copy/panel.pl.ts';
import { day } from '../../../format.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import type { SavedElsewhere } from '../../../state/account/ownDetails.ts';
import css from '../frame/Panel.module.css';

type Props = { readonly saved: readonly SavedElsewhere[]; readonly onGo: () => void };

const shown = ({ field, value }: SavedElsewhere): string => {
  if (value === '') return elsewhereCopy.none;
  if (field === 'birthDate') return day(value);
  if (field === 'gender') return value === '1' ? detailsCopy.woman : detailsCopy.man;
  return value;
};

/** Another window saved first: what it saved, that nothing was overwritten, and going on from there as one's own choice (R58). */
export const DetailsElsewhere = ({ saved, onGo }: Props) => {
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed rests meanwhile: focus goes to what says why.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice kind="warning" title={elsewhereCopy.title} live>
        <div className={css.told}>
          <p>{elsewhereCopy.text}</p>
          {saved.length > 0 && (
            <div>
              <p>{elsewhereCopy.now}:</p>
              <ul>
                {saved.map((each) => (
                  <li key={each.field}>
                    {detailsLabels[each.field]}: {shown(each)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div>
            <Button kind="line" small onClick={onGo}>
              {elsewhereCopy.go}
            </Button>
          </div>
        </div>
      </Notice>
    </div>
  );
};

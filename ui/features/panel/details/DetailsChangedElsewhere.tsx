import { formatDate } from '../../../format.ts';
import { focusWhenShown } from '../../../forms/use-form.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import type { SavedElsewhere } from '../../../state/account/own-details.ts';
import { detailsCopy, detailsLabels, elsewhereCopy } from '../copy/panel.pl.ts';
import css from '../frame/Panel.module.css';

type Props = { readonly saved: readonly SavedElsewhere[]; readonly onGo: () => void };

const savedText = ({ field, value }: SavedElsewhere): string => {
  if (value === '') return elsewhereCopy.none;
  if (field === 'birthDate') return formatDate(value);
  if (field === 'gender') return value === '1' ? detailsCopy.woman : detailsCopy.man;
  return value;
};

/**
 * Warns that another window has saved account data since this form opened. This form has not been
 * saved, so both versions exist (R58).
 */
export const DetailsChangedElsewhere = ({ saved, onGo }: Props) => (
  <div ref={focusWhenShown} tabIndex={-1}>
    <Notice kind="warning" title={elsewhereCopy.title} live>
      <div className={css.told}>
        <p>{elsewhereCopy.text}</p>
        {saved.length > 0 && (
          <div>
            <p>{elsewhereCopy.now}:</p>
            <ul>
              {saved.map((each) => (
                <li key={each.field}>{`${detailsLabels[each.field]}: ${savedText(each)}`}</li>
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

import type { Addon } from '../../../../adapters/http/contract/offers/catalogue.ts';
import { formatMoney, tieWords } from '../../../format.ts';
import { ChoiceCard } from '../../../parts/ChoiceCard.tsx';
import { SelectField } from '../../../parts/TextField.tsx';
import { extrasCopy, wizardCopy } from '../copy/wizard.pl.ts';
import type { StepProps } from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { controlId } from '../state/failures.ts';
import type { ExtrasFields } from '../state/shapes.ts';
import css from './extras.module.css';

type Props = {
  readonly addon: Addon;
  readonly person: number;
  /** A chosen add-on can be removed even if add-ons can no longer be ordered (R54). */
  readonly open: boolean;
  readonly first: boolean;
  readonly chosen: ExtrasFields['addons'];
  readonly set: (chosen: ExtrasFields['addons']) => void;
  readonly error: StepProps<'extras'>['error'];
};

export const AddonChoice = ({ addon, person, open, first, chosen, set, error }: Props) => {
  const { AddonId, Name, Details, Price, Image, OptionsList } = addon;
  const size = chosen[AddonId];
  const [only] = OptionsList;
  const single = OptionsList.length === 1 && only ? only.AddonOptionId : 0;
  const toggle = (on: boolean) => {
    const { [AddonId]: _left, ...otherAddons } = chosen;
    set(on ? { ...otherAddons, [AddonId]: single } : otherAddons);
  };
  // Error paths of the server number the add-ons in the order of the request.
  const place = Object.keys(chosen).indexOf(String(AddonId));
  const id = controlId('addonOptionId', person, place < 0 ? undefined : place);
  return (
    <div className={css.addon}>
      <ChoiceCard
        type="checkbox"
        id={first ? controlId('addonsSelected', person) : undefined}
        title={Name}
        cost={Price === '0' ? wizardCopy.free : wizardCopy.perPerson(formatMoney(Price))}
        checked={size !== undefined}
        picture={
          Image.url === '' ? undefined : (
            <img src={Image.url} alt={Image.alt} loading="lazy" width={240} height={160} />
          )
        }
        disabled={!open && size === undefined}
        onChange={({ target }) => toggle(target.checked)}
      >
        {tieWords(Details)}
      </ChoiceCard>
      {size !== undefined && OptionsList.length > 1 && (
        <div className={shared.nest}>
          <SelectField
            id={id}
            label={
              <>
                {extrasCopy.size} <span className="vh">{Name}</span>
              </>
            }
            error={error('addonOptionId', person, place)}
            value={String(size)}
            onChange={({ target }) => set({ ...chosen, [AddonId]: Number(target.value) })}
          >
            <option value="0">{wizardCopy.choose}</option>
            {OptionsList.map(({ AddonOptionId, Name: option }) => (
              <option key={AddonOptionId} value={AddonOptionId}>
                {option}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </div>
  );
};

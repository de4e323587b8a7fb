import { formatAddedMoney } from '../../../../format.ts';
import { Button } from '../../../../parts/Button.tsx';
import { FieldNotes } from '../../../../parts/Field.tsx';
import { SelectField } from '../../../../parts/TextField.tsx';
import { addonsCopy } from '../../copy/panel-trip-changes.pl.ts';
import {
  type AddonRow,
  type ChoiceOf,
  optionsToAsk,
  type SelectorProps,
  withAddon,
  withOption,
  withoutRow,
  withRow,
} from '../../state/choices.ts';
import css from './options.module.css';

const numberOf = (value: string): number | null => (value === '' ? null : Number(value));

type Props = SelectorProps<ChoiceOf<'addons'>>;

/** A newly chosen add-on starts without an option. */
export const AddonsSelector = (props: Props) => {
  const { userNum, choice, parameters, choose, errorOf } = props;
  const fault = errorOf('addonsSelected');
  const chosenIds = new Set(choice.rows.map(({ addonId }) => addonId));
  const more = parameters.AddonsList.some(
    ({ AddonId, Available }) => Available && !chosenIds.has(AddonId),
  );
  return (
    <>
      <FieldNotes id={`dodatki-${userNum}`} error={fault} />
      <ul className={css.addons}>
        {choice.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
          <li key={index}>
            <Row {...props} row={row} index={index} />
          </li>
        ))}
      </ul>
      {more && choice.rows.every(({ addonId }) => addonId !== null) && (
        <div>
          <Button kind="line" small onClick={() => choose(withRow(choice))}>
            {addonsCopy.add}
          </Button>
        </div>
      )}
    </>
  );
};

const Row = ({
  userNum,
  choice,
  parameters,
  choose,
  errorOf,
  row,
  index,
}: Props & { readonly row: AddonRow; readonly index: number }) => {
  const id = `dodatek-${userNum}-${index}`;
  const options = optionsToAsk(parameters, row.addonId);
  const otherIds = new Set(
    choice.rows.flatMap(({ addonId }, at) => (at === index ? [] : [addonId])),
  );
  const name = parameters.AddonsList.find(({ AddonId }) => AddonId === row.addonId)?.Name;
  return (
    <div className={css.addonRow}>
      <SelectField
        id={id}
        label={choice.rows.length > 1 ? addonsCopy.addonNth(index + 1) : addonsCopy.addon}
        value={row.addonId ?? ''}
        error={errorOf('addonId', index)}
        onChange={({ target }) => choose(withAddon(choice, index, numberOf(target.value)))}
      >
        <option value="">{addonsCopy.choose}</option>
        {parameters.AddonsList.filter(
          ({ AddonId, Available }) =>
            AddonId === row.addonId || (Available && !otherIds.has(AddonId)),
        ).map(({ AddonId, Name, Price }) => (
          <option key={AddonId} value={AddonId}>
            {addonsCopy.price(Name, Price === '0' ? addonsCopy.free : formatAddedMoney(Price))}
          </option>
        ))}
      </SelectField>
      {options.length > 0 && (
        <SelectField
          id={`${id}-opcja`}
          label={addonsCopy.option}
          value={row.optionId ?? ''}
          error={errorOf('addonOptionId', index)}
          onChange={({ target }) => choose(withOption(choice, index, numberOf(target.value)))}
        >
          <option value="">{addonsCopy.chooseOption}</option>
          {options
            .filter(({ AddonOptionId, Available }) => Available || AddonOptionId === row.optionId)
            .map(({ AddonOptionId, Name }) => (
              <option key={AddonOptionId} value={AddonOptionId}>
                {Name}
              </option>
            ))}
        </SelectField>
      )}
      {row.addonId !== null && (
        <div>
          <Button
            kind="quiet"
            aria-label={name === undefined ? undefined : addonsCopy.removeNamed(name)}
            onClick={() => choose(withoutRow(choice, index))}
          >
            {addonsCopy.remove}
          </Button>
        </div>
      )}
    </div>
  );
};

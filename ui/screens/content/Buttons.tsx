import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import { ButtonLink } from '../../parts/Button.tsx';

type Button = ContentBlock['Contents']['Buttons'][number];

type Props = {
  readonly buttons: readonly Button[];
  /** The first one is the yellow one of its view. */
  readonly main?: boolean;
  /** The title that they stand beside: „Czytaj: Regulamin” beside „Regulamin” is seen as „Czytaj”, and read out whole. */
  readonly beside?: string;
};

/** A title is set with no-break spaces (typeset), a button's label is not: „Członkostwo w izbie” is the same words. */
const spaced = (words: string): string => words.replaceAll('\u00a0', ' ');

/** Links of the content that look like buttons; beside a title they are small ones. */
export const Buttons = ({ buttons, main = false, beside }: Props) => (
  <>
    {buttons.map(({ Label, Link }, index) => {
      const rest = beside !== undefined && spaced(Label).endsWith(`: ${spaced(beside)}`) ? `: ${beside}` : '';
      return (
        <ButtonLink key={Link + Label} kind={main && index === 0 ? 'main' : 'line'} small={beside !== undefined} href={Link}>
          {rest === '' ? (
            Label
          ) : (
            <span>
              {Label.slice(0, -rest.length)}
              <span className="vh">{rest}</span>
            </span>
          )}
        </ButtonLink>
      );
    })}
  </>
);

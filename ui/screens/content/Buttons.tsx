import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import { ButtonLink } from '../../parts/Button.tsx';

type Button = ContentBlock['Contents']['Buttons'][number];

type Props = {
  readonly buttons: readonly Button[];
  /** True if the first button is the main (yellow) one. */
  readonly main?: boolean;
  /**
   * The title beside the buttons. A button „Czytaj: Regulamin” beside „Regulamin” shows only
   * „Czytaj”; screen readers read all of it.
   */
  readonly beside?: string;
};

/**
 * Replaces no-break spaces, which titles have and button labels do not, so that both can be
 * compared.
 */
const withNoBreakSpaces = (words: string): string => words.replaceAll('\u00a0', ' ');

/** Buttons of a block. Beside a title they are small. */
export const Buttons = ({ buttons, main = false, beside }: Props) => (
  <>
    {buttons.map(({ Label, Link }, index) => {
      const rest =
        beside !== undefined && withNoBreakSpaces(Label).endsWith(`: ${withNoBreakSpaces(beside)}`)
          ? `: ${beside}`
          : '';
      return (
        <ButtonLink
          key={Link + Label}
          kind={main && index === 0 ? 'main' : 'line'}
          small={beside !== undefined}
          href={Link}
        >
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

import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import { withPlainSpaces } from '../../format.ts';
import { ButtonLink } from '../../parts/Button.tsx';

type Button = ContentBlock['Contents']['Buttons'][number];

type Props = {
  readonly buttons: readonly Button[];
  readonly main?: boolean;
  /**
   * The title beside the buttons. A label does not repeat it: beside the title „Regulamin”, the
   * button „Czytaj: Regulamin” shows „Czytaj”.
   */
  readonly beside?: string;
};

export const downloadFileName = (link: string): string => link.slice(link.lastIndexOf('/') + 1);

export const Buttons = ({ buttons, main = false, beside }: Props) => (
  <>
    {buttons.map(({ Label, Link }, index) => {
      const remaining =
        beside !== undefined && withPlainSpaces(Label).endsWith(`: ${withPlainSpaces(beside)}`)
          ? `: ${beside}`
          : '';
      return (
        <ButtonLink
          key={Link + Label}
          kind={main && index === 0 ? 'main' : 'line'}
          small={beside !== undefined}
          href={Link}
          // A link to a document saves the file instead of replacing the page (P-117).
          {...(Link.endsWith('.pdf') ? { download: downloadFileName(Link) } : {})}
        >
          {remaining === '' ? (
            Label
          ) : (
            <span>
              {Label.slice(0, -remaining.length)}
              <span className="vh">{remaining}</span>
            </span>
          )}
        </ButtonLink>
      );
    })}
  </>
);

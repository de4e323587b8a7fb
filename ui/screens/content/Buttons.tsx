import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import { ButtonLink } from '../../parts/Button.tsx';

type Button = ContentBlock['Contents']['Buttons'][number];

/** Links of the content that look like buttons; `main` makes the first one the yellow one of its view. */
export const Buttons = ({ buttons, main = false }: { readonly buttons: readonly Button[]; readonly main?: boolean }) => (
  <>
    {buttons.map(({ Label, Link }, index) => (
      <ButtonLink key={Link + Label} kind={main && index === 0 ? 'main' : 'line'} href={Link}>
        {Label}
      </ButtonLink>
    ))}
  </>
);

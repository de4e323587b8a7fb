import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { noScriptCopy } from '../copy/pl.ts';
import { tied } from '../format.ts';
import { useSiteFrame } from '../hooks/usePageData.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { PhoneLink } from '../parts/OfficeLinks.tsx';

/**
 * Where a page of one person would be made by its program, for a browser that runs none: that it is so, and that the office books, too.
 * The form that this leads to needs no program.
 */
export const WithoutScript = () => {
  const office = useSiteFrame()?.office;
  return (
    <noscript>
      <EmptyState title={noScriptCopy.title} as="h1" action={{ href: pages.contact, text: noScriptCopy.action }}>
        {tied(noScriptCopy.text)}
        {office?.phone && (
          <>
            {noScriptCopy.phone}
            <PhoneLink phone={office.phone} />
            {`, ${office.hours}.`}
          </>
        )}
      </EmptyState>
    </noscript>
  );
};

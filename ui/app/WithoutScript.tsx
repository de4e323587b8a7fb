import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { noScriptCopy } from '../copy/pl.ts';
import { tieWords } from '../format.ts';
import { usePageFrame } from '../hooks/use-page-data.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { PhoneLink } from '../parts/OfficeLinks.tsx';

export const WithoutScript = () => {
  const office = usePageFrame()?.office;
  return (
    <noscript>
      <EmptyState
        title={noScriptCopy.title}
        as="h1"
        action={{ href: pages.contact, text: noScriptCopy.action }}
      >
        <span>{tieWords(noScriptCopy.text)}</span>
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

import type { ReactNode } from 'react';
import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { noScriptCopy } from '../copy/pl.ts';
import { LoginLayout } from '../features/account/LoginPage.tsx';
import { keepWordsTogether } from '../format.ts';
import { usePageFrame } from '../hooks/use-page-data.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { PhoneLink } from '../parts/OfficeLinks.tsx';
import { Page } from '../parts/Page.tsx';
import { Panel } from '../parts/Panel.tsx';
import { PageSkeleton, Skeleton } from '../parts/Skeleton.tsx';
import { optionalConsentStrip } from '../shared/consent/consent-parts.ts';
import type { PageData } from '../state/page-data.ts';
import { asksStatisticsConsent, serverRendersTexts } from './personal-screens.ts';

const WithoutScript = ({ as }: { readonly as: 'h1' | 'h2' }) => {
  const office = usePageFrame()?.office;
  return (
    <noscript>
      <EmptyState
        title={noScriptCopy.title}
        as={as}
        action={{ href: pages.contact, text: noScriptCopy.action }}
      >
        <span>{keepWordsTogether(noScriptCopy.text)}</span>
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

/**
 * The placeholders have less height than the form, so that the text below never moves up. Moving up
 * would delay the text's paint (LCP).
 */
const FORM_SHAPES = ['short', 'button', 'short', 'button', 'button', 'short'] as const;

const LoginShell = ({ strip }: { readonly strip: ReactNode }) => (
  <Page strip={strip}>
    <LoginLayout>
      <WithoutScript as="h2" />
      <Panel>
        <Skeleton shapes={FORM_SHAPES} />
      </Panel>
    </LoginLayout>
  </Page>
);

/** Returns the server's HTML of a client page. Only the browser adds the customer's data. */
export const renderClientPageShell = (data: PageData): ReactNode => {
  const strip = asksStatisticsConsent(data) && <optionalConsentStrip.Part />;
  return serverRendersTexts(data) ? (
    <LoginShell strip={strip} />
  ) : (
    <PageSkeleton strip={strip}>
      <WithoutScript as="h1" />
    </PageSkeleton>
  );
};

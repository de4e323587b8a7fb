import type { ComponentProps } from 'react';
import { usePageFrame } from '../../hooks/use-page-data.ts';
import { Footer } from '../../parts/Footer.tsx';
import { Page } from '../../parts/Page.tsx';
import { optionalChangeConsentButton, optionalConsentStrip } from '../consent/consent-parts.ts';
import { HelpPanel } from './HelpPanel.tsx';
import { LoginMenu } from './LoginMenu.tsx';

export const ShopPage = (props: Omit<ComponentProps<typeof Page>, 'login' | 'help'>) => {
  const frame = usePageFrame();
  return (
    <Page
      footer={<Footer about={frame} more={<optionalChangeConsentButton.Part />} />}
      strip={<optionalConsentStrip.Part />}
      menu={frame?.menu ?? []}
      {...props}
      login={<LoginMenu />}
      help={frame && <HelpPanel {...frame} />}
    />
  );
};

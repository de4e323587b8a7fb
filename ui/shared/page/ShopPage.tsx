import type { ComponentProps } from 'react';
import { headerCopy } from '../../copy/pl.ts';
import { usePageFrame } from '../../hooks/use-page-data.ts';
import { Footer } from '../../parts/Footer.tsx';
import type { MenuItem } from '../../parts/Header.tsx';
import { Page } from '../../parts/Page.tsx';
import type { PageFrame } from '../../state/page-data.ts';
import { consentAgain, consentStrip } from '../consent/consent-parts.ts';
import { HelpPanel } from './HelpPanel.tsx';
import { LoginMenu } from './LoginMenu.tsx';

const menuOf = (frame: PageFrame | undefined): readonly MenuItem[] => [
  ...headerCopy.menuBefore,
  ...(frame === undefined
    ? []
    : [
        {
          text: headerCopy.destinations,
          links: frame.destinations.map(({ name, link }) => ({ href: link, text: name })),
        },
      ]),
  ...headerCopy.menuAfter,
];

export const ShopPage = (props: Omit<ComponentProps<typeof Page>, 'login' | 'help'>) => {
  const frame = usePageFrame();
  return (
    <Page
      footer={<Footer about={frame} more={<consentAgain.Part />} />}
      strip={<consentStrip.Part />}
      menu={menuOf(frame)}
      {...props}
      login={<LoginMenu />}
      help={frame && <HelpPanel {...frame} />}
    />
  );
};

import { useEffect, useState } from 'react';
import { helpCopy } from '../../copy/help.pl.ts';
import { tied } from '../../format.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { EmailLink, PhoneLink } from '../../parts/OfficeLinks.tsx';
import { unbroken } from '../../parts/words/unbroken.tsx';
import type { SiteFrame } from '../../state/pageData.ts';
import css from './HelpPanel.module.css';

/** Help in the menu (P-029, R56): how the office is reached, and answers that fit the page. A native `details`, which works before any script has come. */
export const HelpPanel = ({ office, help, chat }: Pick<SiteFrame, 'office' | 'help' | 'chat'>) => (
  <details className={css.help}>
    <summary>
      <Icon name="help" />
      <span>{helpCopy.open}</span>
    </summary>
    <div className={css.panel}>
      <p className={css.title}>{helpCopy.title}</p>
      <ul className={css.office}>
        {office.phone !== null && (
          <li>
            <Icon name="phone" />
            <PhoneLink phone={office.phone} />
          </li>
        )}
        {office.email !== null && (
          <li>
            <Icon name="mail" />
            <EmailLink email={office.email} />
          </li>
        )}
        {office.hours !== '' && (
          <li>
            <Icon name="clock" />
            {unbroken(helpCopy.hours(office.hours))}
          </li>
        )}
      </ul>
      <p className={css.subtitle}>{helpCopy.questions}</p>
      <ul>
        {help.map(({ name, link }) => (
          <li key={link}>
            <a href={link}>{tied(name)}</a>
          </li>
        ))}
      </ul>
      <ul className={css.ways}>
        {helpCopy.ways.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      {chat !== null && <Chat {...chat} />}
    </div>
  </details>
);

/** Somebody else's chat: nothing is asked of it before the visitor presses, and is told whose it is. */
const Chat = ({ url, host }: NonNullable<SiteFrame['chat']>) => {
  const [ready, setReady] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  return open ? (
    <iframe className={css.chat} src={url} title={helpCopy.chatTitle} referrerPolicy="no-referrer" />
  ) : (
    <div className={css.asking}>
      <p>{helpCopy.chatOf(host)}</p>
      <Button kind="line" small onClick={() => setOpen(true)}>
        {helpCopy.chat}
      </Button>
    </div>
  );
};

import { useEffect, useState } from 'react';
import { helpCopy } from '../../copy/help.pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../../format.ts';
import { useHasPage } from '../../hooks/use-page-data.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { EmailLink, PhoneLink } from '../../parts/OfficeLinks.tsx';
import { renderUnbreakableParts } from '../../parts/words/Html.tsx';
import type { PageFrame } from '../../state/page-data.ts';
import css from './HelpPanel.module.css';

/** A native `details` works before scripts load (P-029, R56). */
export const HelpPanel = ({ office, help, chat }: Pick<PageFrame, 'office' | 'help' | 'chat'>) => {
  const hasPage = useHasPage();
  return (
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
              {renderUnbreakableParts(helpCopy.hours(office.hours))}
            </li>
          )}
        </ul>
        {help.length > 0 && <p className={css.subtitle}>{helpCopy.questions}</p>}
        <ul>
          {help.map(({ name, link }) => (
            <li key={link}>
              <a href={link}>{joinShortWordsByNoBreakSpaces(name)}</a>
            </li>
          ))}
        </ul>
        <ul className={css.ways}>
          {helpCopy.ways
            .filter(({ href }) => hasPage(href))
            .map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
        </ul>
        {chat !== null && <Chat {...chat} />}
      </div>
    </details>
  );
};

/** The browser loads nothing from the chat's host before the visitor presses the button. */
const Chat = ({ url, host }: NonNullable<PageFrame['chat']>) => {
  const [ready, setReady] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  return open ? (
    <iframe
      className={css.chat}
      src={url}
      title={helpCopy.chatTitle}
      referrerPolicy="no-referrer"
    />
  ) : (
    <div className={css.asking}>
      <p>{helpCopy.chatOf(host)}</p>
      <Button kind="line" small onClick={() => setOpen(true)}>
        {helpCopy.chat}
      </Button>
    </div>
  );
};

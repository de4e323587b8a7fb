import { useEffect, useRef } from 'react';
import { contactCopy } from '../../copy/contact.pl.ts';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import css from '../page/AccountPage.module.css';

export const MessageSent = ({
  email,
  onAnother,
}: {
  readonly email: string;
  readonly onAnother: () => void;
}) => {
  const message = useRef<HTMLDivElement>(null);
  // The confirmation takes the focus, because the form is no longer on the page.
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={css.form} ref={message} tabIndex={-1}>
      <Notice kind="good" title={contactCopy.sent} live>
        {contactCopy.sentText(email)}
      </Notice>
      <div>
        <Button kind="line" onClick={onAnother}>
          {contactCopy.another}
        </Button>
      </div>
    </div>
  );
};

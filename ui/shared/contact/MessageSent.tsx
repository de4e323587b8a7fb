import { contactCopy } from '../../copy/contact.pl.ts';
import { focusOnMount } from '../../forms/use-form.ts';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import css from '../page/AccountPage.module.css';

type MessageSentProps = { readonly email: string; readonly onAnother: () => void };

/** The confirmation takes the focus, because the form is no longer on the page. */
export const MessageSent = ({ email, onAnother }: MessageSentProps) => (
  <div className={css.form} ref={focusOnMount} tabIndex={-1}>
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

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { contactCopy } from '../../copy/contact.pl.ts';
import { Button } from '../../parts/Button.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { TextArea, TextField } from '../../parts/TextField.tsx';
import { useSession } from '../../state/account/session.ts';
import { type ContactFaults, contactFaults, missingFields } from '../../state/contact.ts';
import css from '../account/AccountPage.module.css';
import { type Trouble, troubleOf } from '../account/trouble.ts';

const EMAIL_ID = 'kontakt-email';
const CONTENTS_ID = 'kontakt-tresc';

/** A message to the office. What was typed stays until it was sent; a refusal says what to do. */
export const ContactForm = () => {
  const session = useSession();
  const [typedEmail, setEmail] = useState<string | null>(null);
  const [contents, setContents] = useState('');
  const [faults, setFaults] = useState<ContactFaults>({});
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Without a script nothing would be sent: the button waits for it.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const email = typedEmail ?? (session.kind === 'customer' ? session.account.Email : '');

  const refused = (found: ContactFaults): void => {
    setFaults(found);
    setAttempt(attempt + 1);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setTrouble(null);
    const missing = missingFields({ email, contents });
    if (Object.keys(missing).length > 0) return refused(missing);
    setFaults({});
    setBusy(true);
    const answer = await call('contactRequest', { email: email.trim(), contents });
    setBusy(false);
    if (answer.isOk()) {
      setContents('');
      return setSentTo(email.trim());
    }
    const found = contactFaults(answer.error);
    if (found === null) setTrouble(troubleOf(answer.error));
    else refused(found);
  };

  if (sentTo !== null) return <Sent email={sentTo} onAnother={() => setSentTo(null)} />;
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <noscript>
        <Notice kind="warning">{contactCopy.noScript}</Notice>
      </noscript>
      {trouble && (
        <Notice kind="error" title={trouble.title} live>
          {trouble.text}
        </Notice>
      )}
      <ErrorSummary
        title={contactCopy.incomplete}
        attempt={attempt}
        faults={[
          ...(faults.email === undefined ? [] : [{ fieldId: EMAIL_ID, text: faults.email }]),
          ...(faults.contents === undefined ? [] : [{ fieldId: CONTENTS_ID, text: faults.contents }]),
        ]}
      />
      <TextField
        id={EMAIL_ID}
        label={contactCopy.email}
        hint={contactCopy.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="off"
        value={email}
        error={faults.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextArea
        id={CONTENTS_ID}
        label={contactCopy.contents}
        hint={contactCopy.contentsHint}
        name="contents"
        rows={8}
        value={contents}
        error={faults.contents}
        onChange={({ target }) => setContents(target.value)}
      />
      <div className={css.actions}>
        <Button type="submit" disabled={!ready} busy={busy && contactCopy.busy}>
          {contactCopy.submit}
        </Button>
      </div>
    </form>
  );
};

const Sent = ({ email, onAnother }: { readonly email: string; readonly onAnother: () => void }) => {
  const told = useRef<HTMLDivElement>(null);
  // The form is gone: focus goes to what took its place.
  useEffect(() => told.current?.focus(), []);
  return (
    <div className={css.form} ref={told} tabIndex={-1}>
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

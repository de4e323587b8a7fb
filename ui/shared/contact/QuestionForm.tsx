import type { ReactNode } from 'react';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { contactCopy, enquiryCopy } from '../../copy/contact.pl.ts';
import { FormFailures } from '../../forms/FormFailures.tsx';
import { Honeypot } from '../../forms/Honeypot.tsx';
import { Button } from '../../parts/Button.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { TextArea, TextField } from '../../parts/TextField.tsx';
import { MessageSent } from './MessageSent.tsx';
import css from './QuestionForm.module.css';
import { useContactMessage } from './use-contact-message.ts';

/** The server's field names map to ids, so that a refusal appears at the right field. */
const IDS = { email: 'pytanie-email', contents: 'pytanie-tresc' } as const;

type Props = {
  readonly copy: {
    readonly more: string;
    readonly moreExample: string;
    readonly allInWords: string;
    readonly submit: string;
  };
  readonly message: (more: string) => string;
  readonly children: ReactNode;
};

/** Without a script the form has only the text and the e-mail. */
export const QuestionForm = ({ copy, message, children }: Props) => {
  const { form, address, sentTo, another } = useContactMessage({ ids: IDS, contentsOf: message });
  const { field, values, put, busy } = form;
  return (
    <Panel>
      {sentTo !== null ? (
        <MessageSent email={sentTo} onAnother={another} />
      ) : (
        <form
          className={css.form}
          method="post"
          action={pages.contact}
          onSubmit={form.submit}
          noValidate
        >
          <FormFailures form={form} title={enquiryCopy.incomplete} />
          <div className={css.scripted}>{children}</div>
          <p className={css.unscripted}>{copy.allInWords}</p>
          <TextArea
            {...field('contents')}
            label={copy.more}
            placeholder={copy.moreExample}
            name="contents"
            rows={4}
          />
          <TextField
            {...field('email')}
            label={enquiryCopy.email}
            hint={enquiryCopy.emailHint}
            name="email"
            type="email"
            autoComplete="email"
            value={address}
          />
          <Honeypot
            label={contactCopy.honeypot}
            value={values.leaveEmpty}
            onChange={(leaveEmpty) => put({ leaveEmpty })}
          />
          <div>
            <Button type="submit" busy={busy && contactCopy.busy}>
              {copy.submit}
            </Button>
          </div>
        </form>
      )}
    </Panel>
  );
};

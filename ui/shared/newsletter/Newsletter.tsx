import { useState } from 'react';
import { type ApiFailure, apiFailureOf, call } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { newsletterCopy } from '../../copy/newsletter.pl.ts';
import { withRefusedCharacter } from '../../copy/refused-character.pl.ts';
import { FormFailures } from '../../forms/FormFailures.tsx';
import { Honeypot } from '../../forms/Honeypot.tsx';
import {
  focusOnMount,
  messageOfFormFailure,
  type SubmitFailure,
  type Texts,
  useForm,
} from '../../forms/use-form.ts';
import { Button } from '../../parts/Button.tsx';
import { Checkbox } from '../../parts/Checkbox.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { TextField } from '../../parts/TextField.tsx';
import type { PlainAnswer } from '../../state/page-data.ts';
import css from './Newsletter.module.css';

const IDS = { email: 'newsletter-email', consent: 'newsletter-zgoda' } as const;

type Props = {
  /** Title and introduction from the company's content. Default: the form's own texts. */
  readonly title?: string;
  readonly lead?: string;
  readonly as?: 'h1' | 'h2';
  /** The response to a form that the browser sent without a script. */
  readonly answer?: PlainAnswer | undefined;
};

const IN_DATABASE = 'already';

type EnteredSignUp = { readonly email: string; readonly consent: boolean };

const missing = ({ email, consent }: EnteredSignUp): Texts<keyof typeof IDS> => ({
  ...(email.trim() === '' ? { email: newsletterCopy.invalid } : {}),
  ...(consent ? {} : { consent: newsletterCopy.noConsent }),
});

const refusedBy = (error: ApiFailure): SubmitFailure<keyof typeof IDS> => {
  if (error.kind === 'refused' && error.message.includes(IN_DATABASE))
    return { errors: { email: newsletterCopy.already } };
  if (error.kind === 'refused' && error.status === 400)
    return {
      errors: { email: withRefusedCharacter(newsletterCopy.invalid, error.errors[0]?.detail) },
    };
  return { failureMessage: messageOfFormFailure(error) };
};

const refusedPlainly = ({
  status,
  retryAfter,
  body,
  fields,
}: PlainAnswer): SubmitFailure<keyof typeof IDS> => {
  if (fields.consent === undefined)
    return { errors: missing({ email: fields.email ?? '', consent: false }) };
  return refusedBy(apiFailureOf(status, retryAfter, body));
};

/** Without the consent nothing is sent and the consent's text turns red (document 3, 2.19). */
export const Newsletter = ({ as: Title = 'h2', answer, title, lead }: Props) => {
  const [isSubscribed, setSubscribed] = useState(answer?.status === 200);
  return (
    <section className={css.band} aria-labelledby="newsletter-tytul">
      <div className={`wrap ${css.two}`}>
        <div className={css.words}>
          <Title id="newsletter-tytul">{title || newsletterCopy.title}</Title>
          <p className="lead">{lead || newsletterCopy.lead}</p>
        </div>
        {isSubscribed ? <Done /> : <SignUp onDone={() => setSubscribed(true)} answer={answer} />}
      </div>
    </section>
  );
};

/** The confirmation takes the focus, because the form is no longer on the page. */
const Done = () => (
  <div ref={focusOnMount} tabIndex={-1}>
    <Notice kind="good" title={newsletterCopy.done} live>
      {newsletterCopy.doneText}
    </Notice>
  </div>
);

const SignUp = ({ onDone, answer }: { readonly onDone: () => void } & Pick<Props, 'answer'>) => {
  const form = useForm({
    start: {
      email: answer?.fields.email ?? '',
      consent: answer?.fields.consent !== undefined,
      leaveEmpty: '',
    },
    ids: IDS,
    focus: 'field',
    refused: answer && refusedPlainly(answer),
    check: missing,
    send: async ({ email, leaveEmpty }) => {
      const answer = await call('newsletter', { email: email.trim(), leaveEmpty });
      if (answer.isOk()) return void onDone();
      return refusedBy(answer.error);
    },
  });
  const { field, values, put, errors, busy } = form;
  return (
    <form
      className={css.form}
      method="post"
      action={pages.newsletter}
      onSubmit={form.submit}
      noValidate
    >
      <FormFailures form={form} />
      <TextField
        {...field('email')}
        label={newsletterCopy.email}
        name="email"
        type="email"
        autoComplete="email"
      />
      <Honeypot
        label={newsletterCopy.honeypot}
        value={values.leaveEmpty}
        onChange={(leaveEmpty) => put({ leaveEmpty })}
      />
      <div className={errors.consent === undefined ? undefined : css.wrong}>
        <Checkbox
          id={IDS.consent}
          name="consent"
          checked={values.consent}
          required
          error={errors.consent}
          onChange={({ target }) => put({ consent: target.checked })}
        >
          {newsletterCopy.consent}
        </Checkbox>
      </div>
      <div className={css.actions}>
        <Button kind="line" type="submit" busy={busy && newsletterCopy.busy}>
          {newsletterCopy.submit}
        </Button>
        <a href={newsletterCopy.privacy.href}>{newsletterCopy.privacy.text}</a>
      </div>
    </form>
  );
};

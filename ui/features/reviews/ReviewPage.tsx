import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { usePageData } from '../../hooks/use-page-data.ts';
import { Button } from '../../parts/Button.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { FieldNotes } from '../../parts/Field.tsx';
import { Stars } from '../../parts/Stars.tsx';
import { TextArea } from '../../parts/TextField.tsx';
import account from '../../shared/page/AccountPage.module.css';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import type { PageData } from '../../state/page-data.ts';
import { reviewFormCopy as copy } from './copy/review-form.pl.ts';
import css from './ReviewPage.module.css';

type Form = Extract<PageData<'review'>, { readonly step: 'form' }>;

const IDS = { stars: 'gwiazdki-5', text: 'opinia-tekst' } as const;

const StarChoices = ({ fields, errors }: Form) => {
  const error = errors.includes('stars') ? copy.error.stars : undefined;
  return (
    <fieldset
      className={css.stars}
      aria-describedby={error === undefined ? undefined : 'gwiazdki-blad'}
    >
      <legend>{copy.stars}</legend>
      {copy.choices.map(({ stars, text }) => (
        <label key={stars} className={css.choice}>
          <input
            type="radio"
            name="stars"
            id={`gwiazdki-${stars}`}
            value={stars}
            defaultChecked={fields.stars === String(stars)}
          />
          <span>{`${stars} / 5, ${text}`}</span>
          <span aria-hidden="true">
            <Stars count={stars} outOf={5} label="" />
          </span>
        </label>
      ))}
      <FieldNotes id="gwiazdki" error={error} />
    </fieldset>
  );
};

/** The review form works without a script and keeps the typed values after an error (R72). */
const ReviewForm = (data: Form) => (
  <div className={account.column}>
    <h1>{copy.title}</h1>
    <p className="lead">{copy.trip(data.offerName, data.from, data.to)}</p>
    <form className={css.form} method="post" noValidate>
      <ErrorSummary
        title={copy.errors}
        faults={data.errors.map((field) => ({ fieldId: IDS[field], text: copy.error[field] }))}
      />
      <StarChoices {...data} />
      <TextArea
        id={IDS.text}
        name="text"
        label={copy.text}
        note={copy.optional}
        hint={copy.hint}
        rows={6}
        defaultValue={data.fields.text}
        error={data.errors.includes('text') ? copy.error.text : undefined}
      />
      <p>{copy.published(data.firstName)}</p>
      <div>
        <Button type="submit">{copy.submit}</Button>
      </div>
      <p className={css.small}>{copy.once(data.until)}</p>
    </form>
    {data.isDeclined ? (
      <p className={css.decline}>{copy.isDeclined}</p>
    ) : (
      <form className={css.decline} method="post">
        <p>{copy.declineText}</p>
        <Button kind="line" small type="submit" name="decline" value="1">
          {copy.decline}
        </Button>
      </form>
    )}
  </div>
);

export const ReviewPage = () => {
  const data = usePageData('review');
  return <ReviewScreen data={data ?? { kind: 'review', step: 'unknown' }} />;
};

export const ReviewScreen = ({ data }: { readonly data: PageData<'review'> }) => {
  if (data.step === 'form')
    return (
      <ShopPage>
        <div className="wrap section">
          <ReviewForm {...data} />
        </div>
      </ShopPage>
    );
  const { title, text } = copy.steps[data.step];
  return (
    <ShopPage>
      <div className="wrap section">
        <div className={account.column}>
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <p>
            <a href={pages.home}>{copy.home}</a>
          </p>
        </div>
      </div>
    </ShopPage>
  );
};

import { ButtonLink } from '../../parts/Button.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { Html } from '../../parts/words/Html.tsx';
import { renderUnbreakable } from '../../parts/words/unbreakable.tsx';
import { ContentPicture } from '../../shared/content/ContentPicture.tsx';
import type { HomeProps } from './Band.tsx';
import css from './Story.module.css';

export const Story = ({ block }: HomeProps) => (
  <section className={joinClasses('section', css.story)} id={block.Anchor}>
    <div className={`wrap ${css.columns}`}>
      <div className={css.words}>
        <h2>{block.Heading}</h2>
        <p className="lead">{renderUnbreakable(block.Lead)}</p>
        <div className={css.more}>
          <Html html={block.Contents.HTML} />
        </div>
        {block.Contents.Buttons.map(({ Label, Link }) => (
          <p key={Link}>
            <ButtonLink kind="line" href={Link}>
              {Label}
            </ButtonLink>
          </p>
        ))}
      </div>
      <ol className={css.day}>
        {block.Contents.Boxes.map(({ Title, Label, Text, Images: [picture] }) => (
          <li key={Title}>
            {picture !== undefined && <ContentPicture image={picture} />}
            <p className={css.hour}>{renderUnbreakable(Label)}</p>
            <h3>{Title}</h3>
            <p>{renderUnbreakable(Text)}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

import { Html } from '../../../parts/words/Html.tsx';
import { EnquiryForm } from '../../../shared/contact/EnquiryForm.tsx';
import type { BlockProps } from './block.ts';

export const Enquiry = ({ block, data }: BlockProps) => {
  const vessels = data.page.Contents.filter(({ Layout }) => Layout === 'vessels').flatMap(
    ({ Contents }) => Contents.Boxes,
  );
  return (
    <>
      <Html html={block.Contents.HTML} />
      <EnquiryForm
        places={(data.frame?.destinations ?? []).map(({ name }) => name)}
        vessels={vessels.map(({ Title }) => Title)}
      />
    </>
  );
};

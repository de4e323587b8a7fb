export const faultsOfXml = (text: string): string[] => {
  const open: string[] = [];
  const faults: string[] = [];
  const remaining = text.replace(
    /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_all, closing, tag, attributes, alone) => {
      const names = [...String(attributes).matchAll(/([\w:-]+)="/g)].map((found) => found[1]);
      if (new Set(names).size !== names.length) faults.push(`twice in ${tag}: ${names.join(' ')}`);
      if (closing) {
        if (open.pop() !== tag) faults.push(`</${tag}> closes another`);
      } else if (!alone) open.push(tag);
      return '';
    },
  );
  if (remaining !== '') faults.push(`not an element: ${remaining.slice(0, 40)}`);
  if (open.length > 0) faults.push(`left open: ${open.join(' ')}`);
  return faults;
};

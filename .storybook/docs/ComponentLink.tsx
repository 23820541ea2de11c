import { use } from 'react';
import { loadComponentPages } from './componentPages.ts';

/** The name of a component, which leads to its page if it has one. */
export function ComponentLink({ name }: { name: string }) {
  const page = use(loadComponentPages()).get(name);
  if (!page) return name;
  return (
    <a href={`./?path=/docs/${page}`} target="_top">
      {name}
    </a>
  );
}

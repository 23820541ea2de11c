interface StoryIndex {
  entries: Record<string, { id: string; type: 'docs' | 'story'; title: string }>;
}

let pages: Promise<ReadonlyMap<string, string>> | undefined;

/** Ids of the documentation pages, by the name of the component. For React's `use`. */
export function loadComponentPages(): Promise<ReadonlyMap<string, string>> {
  pages ??= readPages();
  return pages;
}

async function readPages() {
  const { entries } = (await (await fetch('./index.json')).json()) as StoryIndex;
  const docs = Object.values(entries).filter(({ type }) => type === 'docs');
  return new Map(docs.map(({ title, id }) => [title.split('/').at(-1) ?? '', id]));
}

import type { SearchCodec } from './useSearch.ts';

/** Stores texts of a screen in the query of the URL, by name; `null` for an absent one. */
export function textsInUrl<Name extends string>(
  ...names: readonly Name[]
): SearchCodec<Record<Name, string | null>> {
  return {
    read: (params) =>
      Object.fromEntries(names.map((name) => [name, params.get(name) || null])) as Record<
        Name,
        string | null
      >,
    write: (texts) =>
      new URLSearchParams(names.flatMap((name) => (texts[name] ? [[name, texts[name]]] : []))),
  };
}

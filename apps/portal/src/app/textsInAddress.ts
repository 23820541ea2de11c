import type { SearchCodec } from './useSearch.ts';

/** Texts that a screen keeps in the query of its address, under these names; `null`: it says nothing of one. */
export function textsInAddress<Name extends string>(
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

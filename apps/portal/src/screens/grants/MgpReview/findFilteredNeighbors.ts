import type { GrantSchemas } from '@portal/api-client';

interface FilteredPlace {
  /** The page of the filtered list to return to. */
  page: number;
  /** The applicants that were shown one after the other, in the order of the list. */
  walk: readonly number[];
  /** What the server returned. */
  place: GrantSchemas['ApplicationPlace'] | null | undefined;
}

/**
 * The previous and next applicant in a filtered list. Reading an application can remove it from the list: those that were
 * just read stay the neighbors.
 */
export function findFilteredNeighbors(id: number, { page, walk: given, place }: FilteredPlace) {
  const walk = given.includes(id) ? given : [id];
  const index = walk.indexOf(id);
  const toNeighbor = (applicationId: number | null | undefined, longer: (added: number) => number[]) =>
    applicationId === null || applicationId === undefined
      ? null
      : { applicationId, page, walk: walk.includes(applicationId) ? walk : longer(applicationId) };
  return {
    previous: toNeighbor(walk[index - 1] ?? place?.previousId, (added) => [added, ...walk]),
    next: toNeighbor(walk[index + 1] ?? place?.nextId, (added) => [...walk, added]),
  };
}

import type { ListSearch } from '@portal/ui/tables';

/** The filters that are set, as API parameters: a service that does not have them is sent none by default. */
export function toExtensionQuery(search: ListSearch): Record<string, string> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
}

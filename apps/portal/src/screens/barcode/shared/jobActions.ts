import type { MenuEntry } from '@portal/ui/controls';
import { BMT_PATH } from '../paths.ts';
import { toWizardQuery } from '../Bmt/wizardUrl.ts';

/** The actions of a job: the row menu of the overview, in the palette too. @param open opens an address below the base path */
export function listJobActions(jobId: number, open: (href: string) => void): MenuEntry[] {
  const toEntry = (label: string, location: Parameters<typeof toWizardQuery>[0]): MenuEntry => ({
    kind: 'action',
    label,
    onSelect: () => open(`${BMT_PATH}?${toWizardQuery(location)}`),
  });
  return [
    toEntry('Open', { jobId }),
    toEntry('Show log', { jobId, step: 4 }),
    toEntry('Copy to new job', { copiedFrom: jobId }),
  ];
}

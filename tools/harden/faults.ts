import { playJourneys } from './playJourneys.ts';
import { figure, type Section, type Tally } from './section.ts';

/** Every form under every fault; `npm test` has each form under one. */
export async function hardenFaults(): Promise<Section> {
  return {
    title: 'faults',
    how: 'Each form that writes meets each fault of the network and of the server in a browser (`e2e/formFaults.spec.ts`): what was typed stays, the failure is shown, nothing is stored twice.',
    figures: [await figure('forms × faults', meetFaults)],
  };
}

async function meetFaults(tally: Tally): Promise<void> {
  for (const { title, outcome, errors } of await playJourneys(['e2e/formFaults'], { EVERY_FAULT: '1' })) {
    if (outcome === 'skipped') continue;
    tally.check(outcome === 'expected', () => [title, ...errors].join('\n  '));
  }
}

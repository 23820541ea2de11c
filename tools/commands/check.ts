/** `npm run check`: format, lint, contract, generated files, dependency rules, unused code and types; no test. */
import { runSteps } from '../checks/runSteps.ts';
import { staticSteps } from '../checks/steps.ts';

process.exitCode = (await runSteps(staticSteps())) ? 0 : 1;

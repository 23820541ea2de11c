/** `npm run build`: builds the portal when it is stale, and fails when a page of it has grown too heavy. */
import { brokenBudgets, readChunks, weigh } from '../budgets.ts';
import { buildPortal } from '../buildPortal.ts';
import { ToolError } from '../ToolError.ts';

const result = await buildPortal();
console.log(result === 'built' ? 'The portal is built.' : 'The portal was already up to date.');
const chunks = readChunks();
for (const { what, kilobytes, goal } of weigh(chunks))
  console.log(`${kilobytes.toFixed(1).padStart(6)} kB of ${goal}  ${what}`);
const broken = brokenBudgets(chunks);
if (broken.length > 0) throw new ToolError(broken.join('\n'));

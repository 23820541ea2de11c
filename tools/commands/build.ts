/** `npm run build`: builds the portal when it is stale. */
import { buildPortal } from '../buildPortal.ts';

const result = await buildPortal();
console.log(result === 'built' ? 'The portal is built.' : 'The portal was already up to date.');

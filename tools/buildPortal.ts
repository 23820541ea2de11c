import { bin, run, succeeded } from './processes.ts';
import { buildWhenStale } from './stale.ts';

/** Builds the portal for the browser unless the last build is current. @throws with the builder's words */
export function buildPortal(): Promise<'built' | 'current'> {
  return buildWhenStale(
    {
      name: 'portal',
      inputs: [
        'apps/portal',
        'packages/domain/src',
        'packages/api-client/src',
        'packages/ui/src',
        'package-lock.json',
        'tsconfig.base.json',
      ],
      settings: [process.env.PORTAL_BASE_PATH ?? ''],
      output: 'apps/portal/dist/index.html',
    },
    async () => {
      console.log('› Building the portal');
      const built = await run(bin('vite'), ['build', 'apps/portal', '--logLevel', 'warn']);
      succeeded(built, 'The portal could not be built:\n');
    },
  );
}

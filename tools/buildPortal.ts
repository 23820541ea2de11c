import { bin, run } from './processes.ts';
import { buildWhenStale } from './stale.ts';
import { ToolError } from './ToolError.ts';

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
      const { code, output } = await run(bin('vite'), ['build', 'apps/portal', '--logLevel', 'warn']);
      if (code !== 0) throw new ToolError(`The portal could not be built:\n${output}`);
    },
  );
}

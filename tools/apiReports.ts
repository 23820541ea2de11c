import { basename, join, relative } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { publishedPackages } from './packageSources.ts';
import { root } from './paths.ts';

const silent = { default: { logLevel: ExtractorLogLevel.None } };
const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  skipLibCheck: true,
};

/**
 * Compares the types of the built packages, entry by entry, with the reviewed ones in their `etc/`. The root of
 * `@portal/ui` is a list of names of the families, and the types of `@portal/api-client` are those of the contract.
 * @param isUpdate also writes what differs
 * @returns the reports that differ
 */
export function changedApiReports(isUpdate: boolean): string[] {
  return publishedPackages
    .filter(({ name }) => name !== '@portal/api-client')
    .flatMap(({ name, folder, entries }) => {
      const reviewed = entries.filter((entry) => entry.name !== '.' || name !== '@portal/ui');
      const typings = reviewed.map(({ types }) => types);
      return changedReportsOf(folder, typings, isUpdate);
    });
}

function changedReportsOf(folder: string, typings: readonly string[], isUpdate: boolean): string[] {
  const configs = typings.map((file) =>
    ExtractorConfig.prepare({
      configObject: {
        projectFolder: folder,
        newlineKind: 'lf',
        mainEntryPointFilePath: file,
        compiler: { overrideTsconfig: { compilerOptions, files: typings } },
        apiReport: {
          enabled: true,
          reportFolder: join(folder, 'etc'),
          reportTempFolder: join(folder, 'dist/etc'),
          reportFileName: basename(file, '.d.ts'),
        },
        messages: {
          compilerMessageReporting: silent,
          extractorMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: join(folder, 'package.json'),
    }),
  );
  const [first] = configs;
  if (!first) return [];
  const compilerState = CompilerState.create(first, { additionalEntryPoints: [...typings] });
  return configs
    .filter((config) => {
      const options = { localBuild: isUpdate, compilerState };
      return Extractor.invoke(config, { ...options, messageCallback: (each) => (each.handled = true) })
        .apiReportChanged;
    })
    .map(({ reportFilePath }) => relative(root, reportFilePath));
}

/**
 * The arrows between packages and folders that ARCHITECTURE.md draws. tools/dependencyRules.test.ts plants
 * one violation of each rule and expects it to be found.
 */
const portal = '^apps/portal/src/';
const portalScreens = `${portal}screens/`;
/** Folders of the portal that serve all screens; each may import those before it. */
const sharedFolders = [
  'config',
  'state',
  'api',
  'navigation',
  'url',
  'chunks',
  'dialogs',
  'actions',
  'downloads',
  'views',
  'lists',
];

const families = '^packages/ui/src/';
/** Families of ui that could serve any company; each may import those before it. All others are business families. */
const genericFamilies = [
  'theme',
  'controls',
  'feedback',
  'modals',
  'forms',
  'tables',
  'charts',
  'layout',
  'testing',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'Rules need nothing: no React, no Node, no other package.',
      from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'api-client-only-transports',
      severity: 'error',
      comment: 'Transport shows nothing and knows no rule: openapi-fetch and its own files only.',
      from: { path: '^packages/api-client/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/api-client/src/', '(^|/)node_modules/openapi-(fetch|typescript-helpers)/'] },
    },
    {
      name: 'ui-takes-data-as-props',
      severity: 'error',
      comment: 'Data comes in as props and events go out: no client, router, store or query library in ui.',
      from: { path: '^packages/ui/src/' },
      to: {
        path: [
          '^(apps|packages/api-client)/',
          '(^|/)node_modules/(react-router(-dom)?|jotai|openapi-(fetch|react-query)|@tanstack/react-query)/',
        ],
      },
    },
    {
      name: 'families-share-generic-code-only',
      severity: 'error',
      comment:
        'A family of ui imports itself and generic families. What two business families share is generic, or belongs in domain.',
      from: { path: `${families}([^/]+)/` },
      to: { path: `${families}[^/]+/`, pathNot: `${families}($1|${genericFamilies.join('|')})/` },
    },
    ...genericFamilies.map((family, index) => ({
      name: 'generic-families-in-order',
      severity: 'error',
      comment: `A generic family imports those before it: ${genericFamilies.join(', ')}. Stories and tests may use all.`,
      from: { path: `${families}${family}/`, pathNot: '\\.(stories|test)\\.tsx?$|[fF]ixture\\.tsx?$' },
      to: {
        path: `${families}[^/]+/`,
        pathNot: `${families}(${genericFamilies.slice(0, index + 1).join('|')})/`,
      },
    })),
    {
      name: 'packages-know-no-app',
      severity: 'error',
      comment: 'Packages are published; apps are not.',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'portal-and-server-meet-in-the-contract',
      severity: 'error',
      comment: 'The two apps share the OpenAPI documents and the domain, not code.',
      from: { path: '^apps/(portal|server)/src/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'server-draws-nothing',
      severity: 'error',
      comment: 'React and components belong to the browser.',
      from: { path: '^apps/server/src/' },
      to: { path: ['^packages/ui/', '(^|/)node_modules/(react|@mui|@emotion)/'] },
    },
    {
      name: 'screens-only-assemble',
      severity: 'error',
      comment: 'A screen needs no MUI: what is missing belongs in @portal/ui.',
      from: { path: portalScreens },
      to: { path: '(^|/)node_modules/@(mui|emotion)/' },
    },
    {
      name: 'areas-do-not-share',
      severity: 'error',
      comment: 'Lift it to domain/ or ui/, or keep two copies. See docs/adr/0003-package-dependencies.md.',
      from: { path: `${portalScreens}([^/]+)/` },
      to: { path: portalScreens, pathNot: `${portalScreens}$1/` },
    },
    {
      name: 'app-is-the-root',
      severity: 'error',
      comment:
        'app/ composes the portal: what others need of it belongs in a shared folder, or comes by context.',
      from: { path: `${portal}([^/]+)/`, pathNot: `${portal}(app|testing)/` },
      to: { path: `${portal}app/` },
    },
    {
      name: 'shared-folders-know-no-screen',
      severity: 'error',
      comment: 'A folder beside screens/ serves all areas: what knows one belongs in it.',
      from: { path: `${portal}([^/]+)/`, pathNot: `${portal}(app|screens|testing)/` },
      to: { path: portalScreens },
    },
    ...sharedFolders.map((folder, index) => ({
      name: 'shared-folders-in-order',
      severity: 'error',
      comment: `A shared folder of the portal imports those before it: ${sharedFolders.join(', ')}.`,
      from: { path: `${portal}${folder}/`, pathNot: '\\.(stories|test)\\.tsx?$' },
      to: { path: `${portal}[^/]+/`, pathNot: `${portal}(${sharedFolders.slice(0, index + 1).join('|')})/` },
    })),
    {
      name: 'jotai-stays-in-state',
      severity: 'error',
      comment: 'The store is reached through the named hooks of state/.',
      from: { path: '^apps/portal/src/', pathNot: '^apps/portal/src/state/' },
      to: { path: '(^|/)node_modules/jotai/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Two files that need each other are one subject or hide a third, also by a type or a lazy import.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'An import that cannot be found would pass every other rule.',
      from: { pathNot: '\\.stories\\.tsx$' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@portal/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

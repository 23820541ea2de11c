/** A fault that somebody could make: one place of the source, and the test that must find it. */
export interface PlantedFault {
  what: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  finder: Finder;
}

/** What must find the fault: a file of tests of a project, or a section of this command. */
export type Finder =
  | { project: 'server' | 'domain' | 'ui' | 'portal' | 'api-client'; test: string }
  | { section: 'access' | 'inputs' | 'kill' | 'jobs' | 'csv' | 'dates' };

const server = 'apps/server/src';
const provider = `${server}/services/provider`;
const domain = 'packages/domain/src';

/** The set grows with every bug found. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    what: 'nobody is refused for his roles',
    file: `${server}/plugins/access.ts`,
    find: `  if (!(await mayCall(access, caller, { token, request, server }))) throw new AppError('access.denied');\n`,
    replace: '',
    finder: { project: 'server', test: `${server}/contract/contract.test.ts` },
  },
  {
    what: 'whoever is signed in administers',
    file: `${server}/plugins/access.ts`,
    find: 'return isAdministrator(caller);',
    replace: 'return caller.roles.length > 0;',
    finder: { project: 'server', test: `${server}/contract/contract.test.ts` },
  },
  {
    what: 'a route without declared access is served',
    file: `${server}/plugins/access.ts`,
    find: `  app.addHook('onRoute', requireDeclaredAccess);\n`,
    replace: '  void requireDeclaredAccess;\n',
    finder: { project: 'server', test: `${server}/plugins/access.test.ts` },
  },
  {
    what: 'roles of a session are remembered',
    file: `${server}/plugins/access.ts`,
    find: 'const caller = await server.identity.callerOf(proofOf(hashToken(token), request));',
    replace: `const known = ((globalThis as any).known ??= new Map());
  const caller = known.get(token) ?? (await server.identity.callerOf(proofOf(hashToken(token), request)));
  known.set(token, caller);`,
    finder: { project: 'server', test: `${server}/plugins/access.test.ts` },
  },
  {
    what: 'the page tree is read once',
    file: `${server}/access/pageTree.ts`,
    find: 'const maxAgeMs = 1_000;',
    replace: 'const maxAgeMs = 3_600_000;',
    finder: { project: 'server', test: `${server}/plugins/access.test.ts` },
  },
  {
    what: 'roles of the pages above are not asked for',
    file: `${domain}/pages/access.ts`,
    find: 'for (const each of withAncestors(page).toReversed()) {',
    replace: 'for (const each of [page]) {',
    finder: { project: 'domain', test: `${domain}/pages/access.test.ts` },
  },
  {
    what: 'a session that has ended goes on',
    file: `${provider}/authentication/queries.ts`,
    find: '      and s.expires_at > now()\n',
    replace: '',
    finder: { project: 'server', test: `${provider}/authentication/authentication.test.ts` },
  },
  {
    what: 'attempts to log in are not reserved',
    file: `${provider}/authentication/handlers.ts`,
    find: 'if (!(await reserveAttempt(context.db, subjects))) await refuse(context);',
    replace: 'await reserveAttempt(context.db, subjects);\n    void refuse;',
    finder: { project: 'server', test: `${provider}/authentication/authentication.test.ts` },
  },
  {
    what: 'tokens stand in the database as they are',
    file: `${provider}/authentication/tokens.ts`,
    find: `createHash('sha256').update(token).digest()`,
    replace: 'Buffer.from(token)',
    finder: { project: 'server', test: `${provider}/authentication/authentication.test.ts` },
  },
  {
    what: 'the login writes the token into the log',
    file: `${provider}/authentication/handlers.ts`,
    find: 'await removeOutdated(context.db);',
    replace: 'await removeOutdated(context.db);\n    context.log.info(`welcome ${token}`);',
    finder: { project: 'server', test: `${provider}/authentication/authentication.test.ts` },
  },
  {
    what: 'the last administrator can be terminated',
    file: `${provider}/administrationGuard.ts`,
    find: '  if (lost) throw refusal(messages[lost]);\n',
    replace: '  void lost;\n  void refusal;\n',
    finder: { project: 'server', test: `${provider}/administrationGuard.test.ts` },
  },
  {
    what: 'a change from an old version is taken',
    file: `${provider}/rowVersions.ts`,
    find: `if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== `,
    replace: 'if (ifMatch === ',
    finder: { project: 'server', test: `${provider}/users/updateUser.test.ts` },
  },
  {
    what: 'a promo code of another campaign is not told of',
    file: `${provider}/campaigns/saveCampaign.ts`,
    find: 'const errors = (await sharedPromocodes(db, campaignId)).map(textOf);',
    replace: 'const errors = (await sharedPromocodes(db, campaignId)).map(textOf).slice(0, 0);',
    finder: { project: 'server', test: `${provider}/campaigns/saveCampaign.test.ts` },
  },
  {
    what: 'wildcards in a search are not escaped',
    file: `${server}/db/like.ts`,
    find: `return text.replace(/[\\\\%_]/g, '\\\\$&');`,
    replace: 'return text;',
    finder: { project: 'server', test: `${provider}/mailers/mailers.test.ts` },
  },
  {
    what: 'unknown fields of a body are dropped silently',
    file: `${server}/contract/schemaCompilers.ts`,
    find: 'removeAdditional: false',
    replace: 'removeAdditional: true',
    finder: { project: 'server', test: `${server}/contract/requests.test.ts` },
  },
  {
    what: 'a body may be nested until the stack ends',
    file: `${server}/contract/requestChecks.ts`,
    find: 'const maxDepth = 32;',
    replace: 'const maxDepth = 1_000_000;',
    finder: { project: 'server', test: `${server}/contract/requests.test.ts` },
  },
  {
    what: 'headers are not held to the contract',
    file: `${server}/contract/registerContract.ts`,
    find: 'return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema]));',
    replace: 'return properties;',
    finder: { project: 'server', test: `${server}/contract/requests.test.ts` },
  },
  {
    what: 'numbers of an address may be hexadecimal',
    file: `${server}/contract/schemaCompilers.ts`,
    find: 'const isValid = wrong ? false : validate(data);',
    replace: 'const isValid = validate(data);',
    finder: { project: 'server', test: `${server}/contract/requests.test.ts` },
  },
  {
    what: 'NUL and lone surrogates in a body are let through',
    file: `${server}/contract/requestChecks.ts`,
    find: '    checkBody(request);\n',
    replace: '    void checkBody;\n',
    finder: { project: 'server', test: `${server}/contract/requests.test.ts` },
  },
  {
    what: 'an unforeseen error is told to the caller',
    file: `${server}/errors.ts`,
    find: `return sendProblem(new AppError('server.error'), request, reply);`,
    replace: `return sendProblem(new AppError('server.error', error.stack), request, reply);`,
    finder: { project: 'server', test: `${server}/contract/requests.test.ts` },
  },
  {
    what: 'pages may be framed by others',
    file: `${server}/plugins/securityHeaders.ts`,
    find: `      'x-frame-options': 'DENY',\n`,
    replace: '',
    finder: { project: 'server', test: `${server}/plugins/securityHeaders.test.ts` },
  },
  {
    what: 'an answer of another server is passed on unchecked',
    file: `${server}/gateway/upstream.ts`,
    find: 'if (difference) fail(`status ${asked.status}: ${difference}`);',
    replace: 'void difference;',
    finder: { project: 'server', test: `${server}/gateway/upstream.test.ts` },
  },
  {
    what: 'two processes may open one data folder',
    file: `${server}/db/pglite/folderLock.ts`,
    find: '; begin exclusive',
    replace: '',
    finder: { project: 'server', test: `${server}/db/pglite/pglite.test.ts` },
  },
  {
    what: 'a barcode job can be started twice',
    file: `${server}/services/barcode/jobs/queries.ts`,
    find: `where job_id = \${jobId} and status = 'New' and campaign_locked`,
    replace: 'where job_id = ${jobId} and campaign_locked',
    finder: { project: 'server', test: `${server}/services/barcode/jobs/jobs.test.ts` },
  },
  {
    what: 'a worker that lost its job goes on writing',
    file: `${server}/services/barcode/runs/queries.ts`,
    find: `select job_id from barcode_jobs where job_id = \${jobId} and run = \${run} and status = 'Processing' for share`,
    replace: 'select job_id from barcode_jobs where job_id = ${jobId} and ${run}::integer > 0 for share',
    finder: { project: 'server', test: `${server}/services/barcode/runs/runJob.test.ts` },
  },
  {
    what: 'an output file is written in its place',
    file: `${server}/services/barcode/runs/outputFolder.ts`,
    find: 'const part = target + partSuffix;',
    replace: 'const part = target;',
    finder: { project: 'server', test: `${server}/services/barcode/runs/outputFolder.test.ts` },
  },
  {
    what: 'the recipient of a mail is a text that may name several',
    file: `${server}/mail/mail.ts`,
    find: `    to: { name: mail.name, address: mail.email },
    envelope: { from, to: [mail.email] },`,
    replace: '    to: `${mail.name} <${mail.email}>`,',
    finder: { project: 'server', test: `${server}/mail/outbox.test.ts` },
  },
  {
    what: 'a cell of a CSV file may be a formula',
    file: `${domain}/csv/csvWriter.ts`,
    find: "formulaStart.test(text) ? `'${text}` : text",
    replace: 'text',
    finder: { project: 'domain', test: `${domain}/csv/csvWriter.test.ts` },
  },
  {
    what: 'an address may lead to another host',
    file: `${domain}/urls/safeUrl.ts`,
    find: `return !path.includes('\\\\') && !path.includes('//');`,
    replace: `return !path.includes('\\\\');`,
    finder: { project: 'domain', test: `${domain}/urls/safeUrl.test.ts` },
  },
  {
    what: 'fiscal weeks are counted from 0',
    file: `${domain}/reports/fiscalCalendar.ts`,
    find: 'fiscalYearStart(fiscalYear), day) / 7) + 1);',
    replace: 'fiscalYearStart(fiscalYear), day) / 7) || 1);',
    finder: { project: 'domain', test: `${domain}/reports/fiscalCalendar.test.ts` },
  },
  {
    what: 'each year has 366 days',
    file: `${domain}/barcode/dateCode.ts`,
    find: 'return startOfYear(day) === first ? day : null;',
    replace: 'return day;',
    finder: { project: 'domain', test: `${domain}/barcode/dateCode.test.ts` },
  },
  {
    what: 'a cell of a workbook is left unescaped',
    file: 'packages/ui/src/tables/workbook/sheetXml.ts',
    find: `    .replaceAll('<', '&lt;')\n`,
    replace: '',
    finder: { project: 'ui', test: 'packages/ui/src/tables/workbook/writeWorkbook.test.ts' },
  },
  {
    what: 'a list with a row that is none reaches the screen',
    file: 'packages/api-client/src/middleware/errors.ts',
    find: 'if (isReadable(data)) return',
    replace: 'if (data !== null) return',
    finder: { project: 'api-client', test: 'packages/api-client/src/failures.test.ts' },
  },
  {
    what: 'a success is answered before it is stored',
    file: `${provider}/roles/handlers.ts`,
    find: `    return administer(context, 'createRole', async (db) => {
      const role = await insertRole(db, body.rolename.trim());
      if (!role) throw new AppError('role.exists');`,
    replace: `    const role = { rolename: body.rolename.trim(), application_name: '' } as any;
    setTimeout(() => void insertRole(context.db, role.rolename), 200);
    return administer(context, 'createRole', async () => {`,
    finder: { section: 'kill' },
  },
  {
    what: 'a campaign and its ranges are stored without a transaction',
    file: `${provider}/campaigns/saveCampaign.ts`,
    find: `  return context.db.transaction().execute(async (db) => {`,
    replace: `  return context.db.connection().execute(async (db) => {`,
    finder: { section: 'kill' },
  },
];

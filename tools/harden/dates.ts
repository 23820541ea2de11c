import { addMonths, formatCalendarDay, listDormantUsers } from '@portal/domain';
import { parseDateCode, toDateCode } from '@portal/domain/barcode';
import { findFiscalWeek } from '@portal/domain/reports';
import { run } from '../processes.ts';
import { figure, notRun, type Section } from '../sections/section.ts';
import { askJson, onTarget, signedIn, startServer, type ServerProcess } from '../server/target.ts';

const [firstYear, lastYear] = ['2020', '2040'];
const zones =
  `America/New_York America/Los_Angeles America/St_Johns Europe/Berlin Asia/Kolkata Australia/Lord_Howe`.split(
    ' ',
  );
const serverZones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns'];

/** A day computed by Python. */
type Judged = [
  day: string,
  code: string,
  fiscalYear: number,
  week: number,
  threeMonthsBefore: string,
  /** In seconds since 1970, in each of the zones. */
  midnights: number[],
];

/** Each returns the product's results for a day and those of Python. */
const checks: Readonly<Record<string, (judged: Judged) => [found: unknown, expected: unknown]>> = {
  'date codes (YYDDD)': ([day, code]) => [
    [toDateCode(day), parseDateCode(code)],
    [code, day],
  ],
  'fiscal weeks': ([day, , year, number]) => {
    const { fiscalYear, week, startDate, endDate } = findFiscalWeek(day);
    return [
      [fiscalYear, week, startDate <= day && day <= endDate],
      [year, number, true],
    ];
  },
  // A user who logged in on that day, at the company's noon, is not dormant yet.
  'three months before': ([day, , , , before]) => {
    const user = { isLockedOut: false, companyAbbrev: 'JAS', username: 'x' };
    const last = { ...user, lastLoginDate: `${before}T17:00:00` };
    return [
      [addMonths(day, -3), listDormantUsers([last], new Date(`${day}T17:00:00Z`)).length],
      [before, 0],
    ];
  },
  [`midnight in ${zones.length} time zones`]: ([day, , , , , midnights]) => {
    const dayAt = (seconds: number, index: number) =>
      formatCalendarDay(new Date(seconds * 1_000), zones[index]);
    const dayBefore = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    return [
      midnights.map((seconds, index) => [dayAt(seconds - 1, index), dayAt(seconds, index)]),
      midnights.map(() => [dayBefore, day]),
    ];
  },
};

/** Lists that show days or instants. */
const lists = [
  '/api/mailer?rowsPerPage=200',
  '/api/campaign?rowsPerPage=200',
  '/api/offer?rowsPerPage=200',
  '/api/page',
  '/api/portalstatus',
  '/api/CampaignSummary?year=2024&rowsPerPage=100',
  '/api/SignupStats?fromDate=20250101&toDate=20250314&dailyBreakdown=1&rowsPerPage=500',
  '/api/CustomerReports/customerchannel',
  '/barcode/JobOverview/?rowsPerPage=100',
  '/barcode/CouponLoadStatus/?rowsPerPage=100',
  '/grant/api/DailyCounts',
  '/grant/api/ViewLog',
];

/** Days and times against Python's own, and the server's answers in different time zones against each other. */
export const dates: Section = {
  name: 'dates',
  how: `Python's \`datetime\`, \`calendar\` and \`zoneinfo\` (\`tools/harden/judge.py\`) compute the same dates independently. Servers in time zones half a world apart give the same responses.`,
  async run() {
    const { code, output } = await run('python3', ['tools/harden/judge.py', firstYear, lastYear, ...zones]);
    const rows = [];
    for (const [what, check] of Object.entries(checks)) {
      const title = `${what}, every day ${firstYear} to ${lastYear}`;
      if (code !== 0) rows.push(notRun(title, 'python3 with zoneinfo is missing'));
      else
        rows.push(
          await figure(title, (tally) => {
            for (const judged of JSON.parse(output) as Judged[]) {
              const [found, expected] = check(judged).map((each) => JSON.stringify(each));
              tally.check(found === expected, () => `${judged[0]}: ${found} instead of ${expected}`);
            }
          }),
        );
    }
    const servers = figure(`answers of a server in ${serverZones.length + 1} time zones`, (tally) =>
      onTarget(async (target) => {
        const expected = await answersOf(target.server);
        for (const zone of serverZones) {
          const server = await startServer({ ...target.settings, TZ: zone });
          const answers = await answersOf(server).finally(server.stop);
          for (const [index, path] of lists.entries())
            tally.check(
              answers[index] === expected[index],
              () => `${path} is answered differently in ${zone}.`,
            );
        }
      }),
    );
    return [...rows, await servers];
  },
};

async function answersOf(server: ServerProcess): Promise<string[]> {
  const headers = await signedIn(server, 'demo.admin');
  const answers: string[] = [];
  for (const path of lists)
    answers.push(JSON.stringify(await askJson(server, { method: 'GET', path, headers })));
  return answers;
}

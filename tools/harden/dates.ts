import { join } from 'node:path';
import { addMonths, dormantUsers, todayText } from '@portal/domain';
import { dateCodeOf, parseDateCode } from '@portal/domain/barcode';
import { fiscalWeekOf } from '@portal/domain/reports';
import { portalTimeZone } from '../../packages/domain/src/formats/formatInstant.ts';
import { startServer } from '../bench/serverProcess.ts';
import { root } from '../paths.ts';
import { run } from '../processes.ts';
import { figure, notRun, type Section, type Tally } from './section.ts';
import { askPatiently, onTarget, settingsOf, signedIn, type Target } from './target.ts';

const years = { first: 2020, last: 2040 };
const zones = [
  portalTimeZone,
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];
const hourMs = 3_600_000;
/** Hours before and after midnight that are looked at: clocks are put forward and back among them. */
const aroundMidnight = 4;

interface Judged {
  days: [day: string, code: string, fiscalYear: number, week: number, threeMonthsBefore: string][];
  hours: Record<string, { changes: [hour: number, day: string][]; end: number }>;
}

/** Days and times against Python's own, and the server's answers in different time zones against each other. */
export async function hardenDates(): Promise<Section> {
  const judged = await askPython();
  const span = `${years.first} to ${years.last}`;
  const judgedFigures =
    judged === null
      ? [notRun('days and times against Python', 'python3 with zoneinfo is missing')]
      : [
          await figure(`date codes (YYDDD) of every day ${span}`, (tally) => checkCodes(tally, judged)),
          await figure(`fiscal weeks of every day ${span}`, (tally) => checkWeeks(tally, judged)),
          await figure(`three months before every day ${span}`, (tally) => checkDormant(tally, judged)),
          await figure(
            `the day of each of the ${2 * aroundMidnight} hours around midnight, ${span}, in ${zones.length} time zones`,
            (tally) => checkHours(tally, judged),
          ),
        ];
  return {
    title: 'dates',
    how: `Python's \`datetime\`, \`calendar\` and \`zoneinfo\` (\`tools/harden/judge.py\`) work out the same days from their own rules. Servers whose own time zones are half a world apart answer the same.`,
    figures: [
      ...judgedFigures,
      await figure('answers of a server in four time zones', (tally) =>
        onTarget((target) => checkServers(tally, target)),
      ),
    ],
  };
}

async function askPython(): Promise<Judged | null> {
  const judge = join(root, 'tools', 'harden', 'judge.py');
  const { code, output } = await run('python3', [judge, String(years.first), String(years.last), ...zones]);
  return code === 0 ? (JSON.parse(output) as Judged) : null;
}

function checkCodes(tally: Tally, { days }: Judged): void {
  for (const [day, code] of days) {
    tally.check(dateCodeOf(day) === code && parseDateCode(code) === day, () => {
      return `${day} is ${code}, not ${dateCodeOf(day)}; ${code} is not ${parseDateCode(code)}`;
    });
  }
}

function checkWeeks(tally: Tally, { days }: Judged): void {
  for (const [day, , year, number] of days) {
    const { fiscalYear, week, startDate, endDate } = fiscalWeekOf(day);
    const isRight = fiscalYear === year && week === number && startDate <= day && day <= endDate;
    tally.check(isRight, () => `${day} is in week ${number} of ${year}, not ${week} of ${fiscalYear}`);
  }
}

/** Somebody who logged in on that day, at the portal's noon, is dormant a day later and not on the day itself. */
function checkDormant(tally: Tally, { days }: Judged): void {
  for (const [day, , , , before] of days) {
    const user = {
      lastLoginDate: `${before}T17:00:00`,
      isLockedOut: false,
      companyAbbrev: 'JAS',
      username: 'x',
    };
    const isDormant = dormantUsers([user], new Date(`${day}T17:00:00Z`)).length > 0;
    tally.check(
      addMonths(day, -3) === before && !isDormant,
      () => `${day}: ${addMonths(day, -3)}, not ${before}`,
    );
  }
}

function checkHours(tally: Tally, { hours }: Judged): void {
  for (const [zone, { changes, end }] of Object.entries(hours)) {
    for (const [index, [from, day]] of changes.entries()) {
      const until = changes[index + 1]?.[0] ?? end;
      for (let hour = from; hour < until; hour += 1) {
        // Far from midnight every clock agrees, and each of these questions costs the time of ten others.
        if (hour >= from + aroundMidnight && hour < until - aroundMidnight) continue;
        const found = todayText(new Date(hour * hourMs), zone);
        tally.check(
          found === day,
          () => `${new Date(hour * hourMs).toISOString()} is ${day} in ${zone}, not ${found}`,
        );
      }
    }
  }
}

/** Lists that show days or moments. */
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

async function checkServers(tally: Tally, target: Target): Promise<void> {
  const expected = await answersOf(target.server);
  for (const [path, { status }] of expected)
    tally.check(status === 200, () => `${path} was answered ${status}`);
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns']) {
    const server = await startServer({ ...settingsOf(target.databaseUrl, target.folder), TZ: zone });
    try {
      for (const [path, { text }] of await answersOf(server)) {
        tally.check(text === expected.get(path)?.text, () => `${path} is answered differently in ${zone}.`);
      }
    } finally {
      await server.stop();
    }
  }
}

async function answersOf(server: Target['server']) {
  const headers = await signedIn(server, 'demo.admin');
  const answers = new Map<string, Awaited<ReturnType<typeof askPatiently>>>();
  for (const path of lists) answers.set(path, await askPatiently(server, { method: 'GET', path, headers }));
  return answers;
}

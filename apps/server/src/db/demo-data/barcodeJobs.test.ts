import { addDays } from '@portal/domain';
import { toBarcodeNumber, validateCouponRow, hasJobEnded } from '@portal/domain/barcode';
import { describe, expect, test } from 'vitest';
import { createDemoBarcodeJobs } from './barcodeJobs.ts';
import { planCampaigns } from './campaignPlan.ts';
import { createDemoMailers } from './mailers.ts';

const seed = 'portal';

function demo(today: string) {
  const plans = planCampaigns(seed, today);
  const mailers = createDemoMailers(seed, today, plans);
  return { mailers, ...createDemoBarcodeJobs(seed, today, plans) };
}

test('the same seed and day give the same rows', () => {
  expect(demo('2025-11-20')).toEqual(demo('2025-11-20'));
});

describe.each(['2024-01-01', '2024-02-29', '2025-12-31'])('on %s', (today) => {
  const { mailers, ...tables } = demo(today);
  const { ce_coupons: ceCoupons, barcode_jobs: jobs, barcode_job_log: log } = tables;
  const logOf = (jobId: number) => log.filter((entry) => entry.job_id === jobId);

  test('the coupons of the campaign engine make barcodes for existing mailers', () => {
    const codes = new Set(mailers.map((mailer) => mailer.mailer_code));
    expect(tables.ce_campaigns).toHaveLength(120);
    for (const coupon of ceCoupons) {
      const row = {
        legacyCouponType: coupon.coupon_type ?? null,
        legacyCouponOffer: coupon.coupon_offer ?? null,
      };
      expect(toBarcodeNumber(row, coupon.legacy_mailer_code ?? '210000')).not.toBeNull();
      expect(coupon.legacy_mailer_code === null || codes.has(coupon.legacy_mailer_code ?? '')).toBe(true);
    }
  });

  test('coupons of an upcoming sale that is already printed pass every rule of Finish', () => {
    const toCome = ceCoupons.filter(
      (coupon) => (coupon.end_date ?? '') >= today && coupon.legacy_mailer_code,
    );
    expect(toCome.length).toBeGreaterThan(3);
    const errors = toCome.flatMap((coupon) =>
      validateCouponRow(
        {
          couponOrder: coupon.coupon_number,
          legacyCouponType: coupon.coupon_type ?? null,
          legacyCouponExpiration: coupon.coupon_expiration ?? null,
          legacyCouponOffer: coupon.coupon_offer ?? null,
          promocode: coupon.promocode ?? null,
          startDate: coupon.start_date ?? null,
          endDate: coupon.end_date ?? null,
        },
        today,
      ),
    );
    expect(errors).toEqual([]);
  });

  test('jobs are complete, failed with a reason, or new, newest last, none after today', () => {
    const of = (status: string) => jobs.filter((job) => (job.status ?? 'New') === status);
    expect(of('Complete').length).toBeGreaterThan(20);
    expect(of('Failed').length).toBeGreaterThan(2);
    expect(of('New').map((job) => job.job_id)).toEqual([36]);
    const made = jobs.map((job) => String(job.created_at));
    expect(made.map((instant) => instant.slice(0, 10))).toEqual(
      made.map((instant) => instant.slice(0, 10)).toSorted(),
    );
    expect(log.every((entry) => entry.logged_at.slice(0, 10) <= today)).toBe(true);
    expect(made.every((instant) => instant.slice(0, 10) < today)).toBe(true);
    expect(of('Failed').every((job) => logOf(job.job_id).at(-2)?.comment === job.failure)).toBe(true);
  });

  test('the log of an ended job is in chronological order and ends with exactly one end entry', () => {
    for (const job of jobs) {
      const entries = logOf(job.job_id);
      const ends = entries.filter((entry) => hasJobEnded([entry]));
      expect(ends).toHaveLength(job.status === undefined ? 0 : 1);
      expect(hasJobEnded(entries)).toBe(job.status !== undefined);
      const times = entries.map((entry) => entry.logged_at);
      expect(times).toEqual(times.toSorted());
      expect(tables.barcode_job_coupons.filter((row) => row.job_id === job.job_id).length).toBeGreaterThan(1);
    }
  });

  test('loads begin within the next month and count the pieces of their mailers', () => {
    expect(tables.coupon_loads.length).toBeGreaterThan(400);
    expect(
      tables.coupon_loads.every((load) => load.start_date <= addDays(today, 30) && load.quantity > 0),
    ).toBe(true);
  });
});

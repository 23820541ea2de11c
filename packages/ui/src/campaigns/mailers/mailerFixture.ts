import type { Mailer } from '@portal/domain';

const descriptions = [
  'Spring remodel mailer, Lakewood and Euclid',
  'Senior discount days',
  'Back to school: 10 % off 25 dollars, all stores except Mentor, with a second coupon for the pharmacy counter',
  'Holiday baking',
  'New signup welcome',
];

/** Mailers that are the same in every run. */
export function mailerRows(count: number): Mailer[] {
  return Array.from({ length: count }, (_row, index) => {
    const month = String((index % 12) + 1).padStart(2, '0');
    const first = 1_000_000 + index * 2500;
    const isProcessed = index % 7 !== 3;
    return {
      mailerCode: `M${String(25_000 + index)}`,
      dateProcessed: isProcessed ? `2026-${month}-03T00:00:00` : null,
      timeProcessed: isProcessed ? '142530' : null,
      saleDateBegin: `2026-${month}-08T00:00:00`,
      saleDateEnd: `2026-${month}-14T00:00:00`,
      sequenceNumberStart: isProcessed ? first : null,
      sequenceNumberEnd: isProcessed ? first + 2499 : null,
      quantity: 2500 + (index % 5) * 125_000,
      description: descriptions[index % descriptions.length] ?? '',
    };
  });
}

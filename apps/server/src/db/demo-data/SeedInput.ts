/** Input of the generators: the same seed and day give the same rows. */
export interface SeedInput {
  seed: string;
  today: string;
  /** Called with one line of progress at a time. */
  report?: (progress: string) => void;
}

/** A check or test that failed. */
export interface Failure {
  title: string;
  /** `packages/ui/src/x.ts:12`, where it is known. */
  place?: string;
  message: string;
}

export interface Outcome {
  passed: number;
  failures: readonly Failure[];
}

/** One line of `npm test`. Static steps run two at a time; tests use the machine alone. */
export interface Step {
  name: string;
  kind: 'static' | 'test';
  /** A program and its arguments; `null`: nothing to do for these changes. */
  command: readonly string[] | null;
  environment?: NodeJS.ProcessEnv;
  /** JSON report written by the program; without one, the exit code decides. */
  report?: {
    path: string;
    read: (text: string) => Outcome;
    /** Whether it is no failure that no test ran. */
    mayBeEmpty?: boolean;
  };
}

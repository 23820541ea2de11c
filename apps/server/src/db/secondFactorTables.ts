import type { GeneratedInstant, Instant } from './columnTypes.ts';

export interface SecondFactorTables {
  second_factors: SecondFactorsTable;
  second_factor_enrolments: SecondFactorEnrolmentsTable;
  recovery_codes: RecoveryCodesTable;
}

interface SecondFactorsTable {
  user_id: number;
  secret: Buffer;
  second_factor_since: GeneratedInstant;
  last_step: number;
}

interface SecondFactorEnrolmentsTable {
  user_id: number;
  secret: Buffer;
  expires_at: Instant;
}

interface RecoveryCodesTable {
  user_id: number;
  code_hash: Buffer;
}

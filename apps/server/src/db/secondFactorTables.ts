import type { GeneratedAlways } from 'kysely';
import type { GeneratedInstant, Instant, NullableInstant } from './columnTypes.ts';

export interface SecondFactorTables {
  second_factors: SecondFactorsTable;
  second_factor_enrolments: SecondFactorEnrolmentsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}

interface SecondFactorsTable {
  user_id: number;
  /** `null`: the user has passkeys only. */
  secret: Buffer | null;
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

interface PasskeysTable {
  passkey_id: GeneratedAlways<number>;
  user_id: number;
  name: string;
  credential_id: Buffer;
  public_key: Buffer;
  user_handle: Buffer;
  sign_count: number;
  transports: string[];
  created_at: GeneratedInstant;
  last_used_at: NullableInstant;
}

interface PasskeyChallengesTable {
  challenge: Buffer;
  user_id: number;
  user_handle: Buffer | null;
  expires_at: Instant;
}

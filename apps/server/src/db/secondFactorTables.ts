import type { GeneratedAlways } from 'kysely';
import type { GeneratedInstant, Instant, NullableInstant } from './columnTypes.ts';

export interface SecondFactorTables {
  second_factors: {
    user_id: number;
    /** `null`: the user has passkeys only. */
    secret: Buffer | null;
    second_factor_since: GeneratedInstant;
    last_step: number;
  };
  second_factor_enrolments: {
    user_id: number;
    secret: Buffer;
    expires_at: Instant;
  };
  recovery_codes: {
    user_id: number;
    code_hash: Buffer;
  };
  passkeys: {
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
  };
  passkey_challenges: {
    challenge: Buffer;
    user_id: number;
    user_handle: Buffer | null;
    expires_at: Instant;
  };
}

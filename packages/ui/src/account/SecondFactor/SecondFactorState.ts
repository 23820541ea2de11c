/** A passkey of the signed-in user. */
export interface Passkey {
  passkeyId: number;
  /** Given by the user. */
  name: string;
  /** UTC without a zone. */
  createdAt: string;
  /** UTC without a zone; `null` until its first use. */
  lastUsedAt: string | null;
}

/** Two-step verification of the signed-in user. */
export interface SecondFactorState {
  isOn: boolean;
  /** UTC without a zone; `null` while it is off. */
  since: string | null;
  /** Whether the user has an authenticator app. */
  hasApp: boolean;
  passkeys: readonly Passkey[];
  recoveryCodesLeft: number;
  /** A role of the user requires it. */
  isRequired: boolean;
  /** Whether the user can add passkeys. */
  offersPasskeys: boolean;
}

/** What the user's authenticator app needs. */
export interface SecondFactorSecret {
  /** To type. */
  secret: string;
  /** The same as a URI, for the QR code. */
  uri: string;
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { ProviderSchemas } from '@portal/api-client';

/** Of the configuration of tests. */
const origin = 'http://localhost:8080';

interface Response {
  /** Where the browser is. */
  origin?: string;
  /** What the authenticator has counted; default: one more than before. */
  count?: number;
  /** The format of the attestation, instead of none, as bytes (CBOR). */
  attestation?: Buffer;
}

/** An authenticator with one passkey (P-256), and its browser. */
export class Authenticator {
  readonly id = randomBytes(32);
  count = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';

  /** Creates the passkey. */
  create(
    { challenge, rp, user }: ProviderSchemas['PasskeyCreation'],
    { origin: at = origin, count = 0, attestation = text('none') }: Response = {},
  ): ProviderSchemas['NewPasskey'] {
    this.userHandle = user.id;
    this.count = count;
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.encodePublicKey()]);
    const data = Buffer.concat([this.describe(rp.id, 0x41), credential]);
    const statement = attestation.equals(text('none')) ? Buffer.from([0xa0]) : certificates;
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      attestation,
      text('attStmt'),
      statement,
      text('authData'),
      bytes(data),
    ]);
    return {
      name: 'Laptop',
      clientDataJSON: encodeClientData('webauthn.create', challenge, at),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Responds to the request of a login. */
  respond(
    { challenge, rpId }: ProviderSchemas['PasskeyRequest'],
    { origin: at = origin, count = this.count + 1 }: Response = {},
  ): ProviderSchemas['PasskeyResponse'] {
    this.count = count;
    const clientDataJSON = encodeClientData('webauthn.get', challenge, at);
    const data = this.describe(rpId, 0x01);
    const signed = Buffer.concat([data, hash(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    };
  }

  /** @param flags user present, and whether a credential follows */
  private describe(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    return Buffer.concat([hash(Buffer.from(rpId)), Buffer.from([flags]), count]);
  }

  /** COSE: `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` */
  private encodePublicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const [left, right] = [x, y].map((part) => bytes(Buffer.from(part, 'base64url')));
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      left ?? Buffer.alloc(0),
      Buffer.from([0x22]),
      right ?? Buffer.alloc(0),
    ]);
  }
}

/** A text as CBOR, of less than 24 characters. */
export function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** Bytes as CBOR, of less than 256. */
function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}

/** `{alg: -7, sig: …, x5c: […]}` */
const certificates = Buffer.concat([
  Buffer.from([0xa3]),
  text('alg'),
  Buffer.from([0x26]),
  text('sig'),
  bytes(Buffer.alloc(64)),
  text('x5c'),
  Buffer.from([0x81]),
  bytes(Buffer.alloc(64)),
]);

function encodeClientData(type: string, challenge: string, from: string): string {
  const data = { type, challenge, origin: from, crossOrigin: false };
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

function hash(value: Buffer): Buffer {
  return createHash('sha256').update(value).digest();
}

/** Versions that run TypeScript without flags, which all programs of the repository need. */
export const supportedVersions = 'Node 22.18, 24.11 or 26, or newer';

/** @param {string} version such as `26.10.0` */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return (major === 22 && minor >= 18) || (major === 24 && minor >= 11) || major >= 26;
}

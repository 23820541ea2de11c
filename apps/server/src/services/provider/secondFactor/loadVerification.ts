/** The library takes time and memory that most servers never need. */
export const loadVerification = () => import('./verifyPasskey.ts');

import { styled } from '../../theme/styled.ts';

/** The form of either step of a login. */
export const LoginFormRoot = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '& label': { marginBottom: 4 },
  '& button': { marginTop: 4 },
});

import { styled } from '../theme/styled.ts';

/** Text that is wrong, or says what is. */
export const WrongText = styled('span')(({ theme }) => ({
  color: theme.vars.palette.error.main,
  textDecoration: 'underline wavy',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
}));

export interface CheckedTextProps {
  text: string;
  /** What is wrong with it, its tooltip; `undefined`: nothing. */
  error: string | undefined;
}

/** Text of a cell, underlined if it is wrong. */
export function CheckedText({ text, error }: CheckedTextProps) {
  return error === undefined ? text : <WrongText title={error}>{text || '(empty)'}</WrongText>;
}

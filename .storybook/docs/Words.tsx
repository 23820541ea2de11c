import { createElement, Fragment } from 'react';

interface WordsProps {
  /** A sentence; words in backticks are marked. */
  children: string;
  /** How they are marked; default `code`. */
  mark?: 'code' | 'kbd';
}

/** A sentence of a guide. */
export function Words({ children, mark = 'code' }: WordsProps) {
  const parts = children.split('`');
  // Every second part was in backticks.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, place) => (place % 2 ? createElement(mark, null, part) : part)),
  );
}

export interface UrlParam<Value> {
  /** Name in the query; default: that of the field. */
  name?: string;
  /**
   * @param text `null` when absent. URLs are untrusted: an invalid value counts as absent.
   */
  parse: (text: string | null) => Value;
  /** `null` for the default, which is not written. */
  format: (value: Value) => string | null;
}

/** How the state of a screen is read from and written to the query of the URL. */
export interface UrlState<State> {
  read: (params: URLSearchParams) => State;
  /** The parameters of a state, always in the same order. */
  write: (state: State) => URLSearchParams;
  /** Whether a parameter belongs to this state; all others are kept when it changes. */
  owns: (name: string) => boolean;
  /** Whether its parameters come after those of the screen: those of a table, or of a dialog. */
  isSecondary?: boolean;
}

type UrlParams<State> = { [Field in keyof State]: UrlParam<State[Field]> };

/**
 * Declares the state of a screen in the URL, by field.
 *
 * @example
 * const review = urlState({ page: pageParam, applicant: textParam });
 * const [{ page }, setReview] = useUrlState(review);
 */
export function urlState<State extends object>(params: UrlParams<State>): UrlState<State> {
  const fields = (Object.keys(params) as (keyof State & string)[]).map((field) => {
    const { name = field, parse, format } = params[field];
    return { field, name, parse, format };
  });
  return {
    read: (query) =>
      Object.fromEntries(fields.map(({ field, name, parse }) => [field, parse(query.get(name))])) as State,
    write: (state) =>
      new URLSearchParams(
        fields.flatMap(({ field, name, format }) => {
          const text = format(state[field]);
          return text === null ? [] : [[name, text]];
        }),
      ),
    owns: (name) => fields.some((field) => field.name === name),
  };
}

/** The query with another state; other parameters are kept. A screen comes first, then its table, then a dialog. */
export function replaceState<State>(
  params: URLSearchParams,
  { write, owns, isSecondary = false }: UrlState<State>,
  state: State,
): URLSearchParams {
  const own = [...write(state)];
  const others = [...params].filter(([name]) => !owns(name));
  return new URLSearchParams(isSecondary ? [...others, ...own] : [...own, ...others]);
}

/** A text; `null` for none. */
export const textParam: UrlParam<string | null> = {
  parse: (text) => text || null,
  format: (text) => text || null,
};

/** A whole number from 1; `null` for none. */
export function positiveIntegerParam(max = 2_147_483_647): UrlParam<number | null> {
  return {
    parse: (text) => (/^[1-9]\d{0,9}$/.test(text ?? '') && Number(text) <= max ? Number(text) : null),
    format: (value) => (value === null ? null : String(value)),
  };
}

const maxPage = 1_000_000_000;

/** The page of a list; default 1. */
export const pageParam: UrlParam<number> = {
  parse: (text) => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Math.min(Number(text), maxPage) : 1),
  format: (page) => (page === 1 ? null : String(page)),
};

/** One of several texts, compared without case. */
export function choiceParam<Choice extends string | null>(
  choices: readonly Choice[],
  initial: Choice,
): UrlParam<Choice> {
  return {
    parse: (text) =>
      choices.find((choice) => choice?.toLowerCase() === text?.trim().toLowerCase()) ?? initial,
    format: (choice) => (choice === initial ? null : choice),
  };
}

/** Whether something is shown or wanted; default: not. @param on how it is written */
export function flagParam(on = '1'): UrlParam<boolean> {
  return {
    parse: (text) => text?.trim().toUpperCase() === on,
    format: (isOn) => (isOn ? on : null),
  };
}

/** Prefix of the filters of a table; the column id follows. Here, because reports are requested before tables are loaded. */
export const TABLE_FILTER_PREFIX = 'filter.';

/** Fluent, as the client reads it: what texts may be given, the functions that they may call, and how they are said. */

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';

/** What a text is made from. */
export type Word = string | number | boolean;
type Words = Readonly<Record<string, Word | readonly string[]>>;

/** Says the messages of one file in one language. */
export interface Voice {
  say: (id: string, words?: Words) => string;
  /** What is made for each message `prefix-…`, by the rest of its name: what a message is for may be known at play only. */
  byName: <Said>(prefix: string, made: (id: string) => Said) => Record<string, Said>;
}

/** A catalogue: the file that its messages are in, and how they are read into plain texts and functions. */
export interface Catalogue<Texts> {
  file: string;
  read: (voice: Voice) => Texts;
}

class List extends FluentType<readonly string[]> {
  toString(): string {
    return this.value.join(', ');
  }
}

const textOf = (value: FluentValue | undefined): string =>
  value instanceof FluentType ? String(value.valueOf()) : (value ?? '');
const numberOf = (value: FluentValue | undefined): number =>
  Number(value instanceof FluentType ? value.valueOf() : value);

/** What texts may call. Each is as good for any language: signs and words of one stand in its texts. */
const functions: Record<string, (values: FluentValue[], named: Record<string, FluentValue>) => FluentValue> = {
  /** Is there anything? `yes` or `no`: Fluent cannot ask for an empty text. */
  GIVEN: ([value]) => (textOf(value) === '' ? 'no' : 'yes'),
  /** How the first number is to the second: `less`, `same` or `more`. */
  COMPARE: ([one, other]) => {
    const by = numberOf(one) - numberOf(other);
    return by === 0 ? 'same' : by < 0 ? 'less' : 'more';
  },
  /** The parts that say something, one after the other. */
  LIST: ([parts], { separator }) =>
    parts instanceof List ? parts.value.filter((part) => part !== '').join(textOf(separator)) : textOf(parts),
  /** In small letters. */
  LOWER: ([value]) => textOf(value).toLowerCase(),
  /** Does it start with one of these letters? `yes` or `no`. */
  STARTS: ([value], { with: letters }) => {
    const first = textOf(value).slice(0, 1).toLowerCase();
    return first !== '' && textOf(letters).includes(first) ? 'yes' : 'no';
  },
};

function valueOf(word: Word | readonly string[]): FluentValue {
  if (typeof word === 'number') return new FluentNumber(word, { useGrouping: false });
  if (typeof word === 'boolean') return word ? 'yes' : '';
  return typeof word === 'string' ? word : new List(word);
}

/** The voice of one file. What it cannot say, the language of `fallback` says. */
export function voiceOf(language: string, source: string, fallback: Voice | null = null): Voice {
  const bundle = new FluentBundle(language, { functions, useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const ids = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id = '']) => id);
  return {
    say(id, words = {}) {
      const pattern = bundle.getMessage(id)?.value ?? null;
      const faults: Error[] = [];
      if (pattern !== null) {
        const given = Object.fromEntries(Object.entries(words).map(([name, word]) => [name, valueOf(word)]));
        const said = bundle.formatPattern(pattern, given, faults);
        if (faults.length === 0) return said;
      }
      if (fallback) return fallback.say(id, words);
      throw new Error(`no text ${id} in ${language}${faults.map((fault) => `: ${fault.message}`).join('')}`);
    },
    byName(prefix, made) {
      const own = ids.filter((id) => id.startsWith(`${prefix}-`));
      const said = own.map((id) => [id.slice(prefix.length + 1), made(id)] as const);
      return { ...fallback?.byName(prefix, made), ...Object.fromEntries(said) };
    },
  };
}

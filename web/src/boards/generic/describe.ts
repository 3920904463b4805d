/** Any game's view, read as words: names of fields made human, lists and documents as lists and tables. */

/** The words that a description needs; games and languages bring their own. */
export interface Vocabulary {
  yes: string;
  no: string;
  none: string;
  /** The name of a field, if this language has one; else it is made from the field itself. */
  field: (name: string) => string | undefined;
  /** The name of a piece, if somebody knows it; else it is made from its id. */
  piece: (id: string) => string | undefined;
}

export interface Field {
  name: string;
  part: Part;
}

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'pairs'; pairs: readonly { name: string; text: string }[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'fields'; fields: readonly Field[] }
  | { kind: 'groups'; groups: readonly { name: string; fields: readonly Field[] }[] };

type Scalar = string | number | boolean | null;
type Document = Readonly<Record<string, unknown>>;

const SEATS = /^(seat|turn|starting|starter|picker|player|active|owner|leader|.*_by)$/;

/** The fields of a view, in its own order. `names` are the players, by seat. */
export function describe(view: object, names: readonly string[], vocabulary: Vocabulary): readonly Field[] {
  const say = new Sayer(names, vocabulary);
  return say.fields(view as Document);
}

/** "horde_size" is "Horde size". */
export function humanise(id: string): string {
  const text = id.replaceAll(/[-_]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

class Sayer {
  readonly #names: readonly string[];
  readonly #words: Vocabulary;

  constructor(names: readonly string[], words: Vocabulary) {
    this.#names = names;
    this.#words = words;
  }

  fields(document: Document): readonly Field[] {
    return Object.entries(document).map(([name, value]) => ({
      name: this.#field(name),
      part: this.#part(name, value),
    }));
  }

  #field(name: string): string {
    return this.#words.field(name) ?? humanise(name);
  }

  #part(name: string, value: unknown): Part {
    if (isScalar(value)) return { kind: 'text', text: this.#scalar(name, value) };
    if (Array.isArray(value)) return this.#list(name, value);
    const document = value as Document;
    const entries = Object.entries(document);
    if (entries.length === 0) return { kind: 'text', text: this.#words.none };
    if (entries.every(([, each]) => isScalar(each))) {
      const pairs = entries.map(([key, each]) => ({ name: this.#piece(key), text: this.#scalar(key, each as Scalar) }));
      return { kind: 'pairs', pairs };
    }
    return { kind: 'fields', fields: this.fields(document) };
  }

  #list(name: string, values: readonly unknown[]): Part {
    if (values.length === 0) return { kind: 'text', text: this.#words.none };
    if (values.every(isScalar)) return { kind: 'list', items: values.map((each) => this.#scalar(name, each)) };
    const documents = values.map((each) => (isDocument(each) ? each : { '': each }));
    const bySeat = name === 'seats' && values.length === this.#names.length;
    if (!bySeat && documents.every(isFlat)) return this.#table(documents);
    const groups = documents.map((each, place) => ({
      name: bySeat ? (this.#names[place] ?? '') : `${this.#field(name)} ${place + 1}`,
      fields: this.fields(withoutEmpty(each)),
    }));
    return { kind: 'groups', groups };
  }

  #table(documents: readonly Document[]): Part {
    const keys = [...new Set(documents.flatMap((each) => Object.keys(each)))];
    const cell = (document: Document, key: string): string => {
      const value = document[key];
      if (value === undefined) return '';
      if (Array.isArray(value))
        return value.map((each) => this.#scalar(key, each as Scalar)).join(', ') || this.#words.none;
      return this.#scalar(key, value as Scalar);
    };
    return {
      kind: 'table',
      columns: keys.map((key) => this.#field(key)),
      rows: documents.map((each) => keys.map((key) => cell(each, key))),
    };
  }

  #scalar(name: string, value: Scalar): string {
    if (value === null || value === '') return this.#words.none;
    if (typeof value === 'boolean') return value ? this.#words.yes : this.#words.no;
    if (typeof value === 'string') return this.#piece(value);
    if (SEATS.test(name)) return this.#names[value] ?? this.#words.none;
    return value < 0 ? `−${-value}` : String(value);
  }

  #piece(id: string): string {
    return this.#words.piece(id) ?? humanise(id);
  }
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whoever listens to a description is spared what each of several groups does not have. */
function withoutEmpty(document: Document): Document {
  const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(document).filter(([, value]) => !isEmpty(value)));
}

/** Nothing in it but single values and lists of them: such documents make a table. */
function isFlat(document: Document): boolean {
  return Object.values(document).every((each) => isScalar(each) || (Array.isArray(each) && each.every(isScalar)));
}

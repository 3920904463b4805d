/** The languages of the client: every folder below `src/texts` with a `language.ftl` is one. Each becomes one file of texts. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The language that says which messages there are, and what others lack. */
const FIRST = 'en';
/** The games, which say some things themselves. */
const PACKAGE = join(import.meta.dirname, '..', 'src', 'hordekeep');
const LIST = 'virtual:texts';
const ONE = `${LIST}/`;

/** The folders of languages below `folder`, English first: what is missing elsewhere is said in it. */
export function languagesIn(folder: string): string[] {
  const found = readdirSync(folder).filter((each) => existsSync(join(folder, each, 'language.ftl')));
  return found.sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || a.localeCompare(b));
}

/** Fluent source without the comments, which are for translators. */
function bare(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => !/^#|^$/.test(line)).join('\n') + '\n';
}

/** Whether a language says everything that the first one says. */
function isWhole(folder: string, language: string): boolean {
  const idsOf = (of: string): Set<string> =>
    new Set(
      Object.entries(textsOf(folder, of)).flatMap(([file, source]) =>
        [...source.matchAll(/^[a-zA-Z][\w-]*(?= *=)/gm)].map(([id]) => `${file} ${id}`),
      ),
    );
  const said = idsOf(language);
  return [...idsOf(FIRST)].every((id) => said.has(id));
}

/**
 * What the games themselves say for the messages of a file: `## By name: card, as games/plankton_horde says it` stands for
 * all messages `card-…` in the Fluent file of that folder of the package.
 */
function borrowed(file: string, language: string): string {
  const groups = readFileSync(file, 'utf8').matchAll(/^## By name: (\S+), as (\S+) says it$/gm);
  return [...groups]
    .map(([, prefix = '', game = '']) => {
      const path = join(PACKAGE, game, 'texts', `${language}.ftl`);
      const messages = new RegExp(`^${prefix}-[\\w-]+ =.*\\n(?:[ }].*\\n)*`, 'gm');
      return existsSync(path) ? (readFileSync(path, 'utf8').match(messages) ?? []).join('') : '';
    })
    .join('');
}

/** The texts of one language: the Fluent source of each of its files, by the file's name. */
export function textsOf(folder: string, language: string): Record<string, string> {
  const names = readdirSync(join(folder, language)).filter((each) => each.endsWith('.ftl'));
  return Object.fromEntries(
    names.sort().map((name) => {
      const first = join(folder, FIRST, name);
      const said = existsSync(first) ? borrowed(first, language) : '';
      return [name.slice(0, -4), bare(join(folder, language, name)) + said];
    }),
  );
}

/** The languages below `folder`: what each says of itself, and whether it says all that the first one says. */
export function listOf(folder: string): { language: string; itself: string; whole: boolean }[] {
  return languagesIn(folder).map((language) => ({
    language,
    itself: textsOf(folder, language)['language'] ?? '',
    whole: isWhole(folder, language),
  }));
}

/**
 * `virtual:texts` lists the languages with what each calls itself; `virtual:texts/fr` has the texts of one, and is loaded
 * when it is spoken. The page names those files, so that they can come beside the client and be kept for later.
 */
export function languages(folder: string): Plugin {
  return {
    name: 'hordekeep-languages',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const entries = listOf(folder).map(({ language, ...told }) => {
          const load = `() => import(${JSON.stringify(ONE + language)}).then((texts) => texts.default)`;
          return `  ${JSON.stringify(language)}: { ...${JSON.stringify(told)}, load: ${load} },`;
        });
        return `export default {\n${entries.join('\n')}\n};`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const language = id.slice(`\0${ONE}`.length);
      for (const name of readdirSync(join(folder, language))) this.addWatchFile(join(folder, language, name));
      return `export default ${JSON.stringify(textsOf(folder, language))};`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((made) => {
          const of = made.type === 'chunk' && made.facadeModuleId?.startsWith(`\0${ONE}`) ? made.facadeModuleId : null;
          if (of === null) return [];
          // No browser follows this word: `first-light.js` makes of the one that is wanted what they do follow.
          const attrs = { rel: 'texts', hreflang: of.slice(`\0${ONE}`.length), href: `/${made.fileName}` };
          return [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }];
        }),
    },
  };
}

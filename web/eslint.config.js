import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** What these rules say of a component's values is guesswork outside of svelte-check, which looks at their real types. */
const UNSAFE = ['argument', 'assignment', 'call', 'member-access', 'return'].map(
  (each) => `@typescript-eslint/no-unsafe-${each}`,
);
/** Who may know whom: a room, the rooms that it must not import from, and what of those it may. */
const ABOVE = ['cards', 'boards', 'parts', 'pages'];
const walls = [
  ['texts', ['lib', 'emblems', 'kit', ...ABOVE]],
  ['lib', ['emblems', 'kit', ...ABOVE]],
  ['emblems', ['kit', ...ABOVE]],
  ['kit', ABOVE],
  ['cards', ['boards', 'parts', 'pages']],
  ['boards', ['pages']],
  ['boards', ['parts'], ['decks']],
  ['boards/common', ['boards'], ['common']],
  ...['generic', 'hexgrid', 'lanes', 'tableau'].map((each) => [`boards/${each}`, ['boards'], [each, 'common']]),
  ...['hexes', 'isles'].map((each) => [`boards/${each}`, ['boards'], [each, 'hexgrid', 'common']]),
  ['parts', ['pages']],
  ['parts', ['boards'], ['common', 'Board.svelte', 'InWords.svelte']],
  ['parts/decks', ['boards']],
  ['parts/decks', ['parts'], ['decks']],
  ['pages', ['boards'], ['common']],
];
const zones = walls.flatMap(([target, forbidden, except = []]) =>
  forbidden.map((from) => ({ target: `./${target}`, from: `./${from}`, except: except.map((each) => `./${each}`) })),
);

const off = (rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));

export default defineConfig([
  globalIgnores(['src/lib/protocol.ts', 'src/lib/verbs.ts', 'src/boards/*/seen.ts', 'src/boards/*/words.ts']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.svelte'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'], 'svelte-eslint-parser': ['.svelte'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.svelte', '.js'] })],
    },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: ts.parser, projectService: true, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    rules: {
      // A `switch` over kinds is one decision.
      complexity: ['error', { max: 20, variant: 'modified' }],
      eqeqeq: 'error',
      'max-depth': ['error', 4],
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 5],
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: `${import.meta.dirname}/src`, zones }],
      // French has its own spaces.
      'no-irregular-whitespace': ['error', { skipComments: true, skipStrings: true, skipTemplates: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // `void` says that a promise is not waited for, here and there also that there is none.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // A function may be async because its type says so.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // It takes every local collection for state.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  { files: ['**/*.svelte', '**/*.test.ts'], rules: off(UNSAFE) },
  {
    files: ['**/*.svelte'],
    rules: {
      // A binding to an entry of a list or a record needs it.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `{' '}` is how a space stays at the end of an element.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.test.ts', '**/testing.ts', '**/table-fixtures.ts'],
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
  { files: ['src/texts/*.ts'], rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  {
    files: ['**/*.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } },
  },
]);

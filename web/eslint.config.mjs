// The linter: the recommended rules with types, and a few that this page needs. Layout is Prettier's business.
import js from '@eslint/js';
import ts from 'typescript-eslint';

const nodeGlobals = { console: false, process: false, fetch: false, AbortController: false, TextDecoder: false };
const testCalls = [{ from: 'package', package: 'node:test', name: ['test', 'afterEach'] }];

export default ts.config(
  { ignores: ['target/', 'node_modules/'] },
  js.configs.recommended,
  {
    files: ['src/**/*.ts'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        // The content security policy forbids inline styles; see README.md.
        { selector: 'TemplateElement[value.raw=/ style=/]', message: 'Set `.style=${…}`, which is not the attribute.' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': ['error', { allowForKnownSafeCalls: testCalls }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
    },
  },
  {
    // A fake that answers at once is still asynchronous.
    files: ['src/**/*.test.ts'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  { files: ['tools/*.mjs'], languageOptions: { globals: nodeGlobals } },
);

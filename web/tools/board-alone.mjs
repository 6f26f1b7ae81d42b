// Fails if the board imports anything from outside its folder but Lit: it must be possible to take it out of this project.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const BOARD = resolve(import.meta.dirname, '../src/board');
const LIBRARY = /^lit($|\/)/;
const TEST_LIBRARY = /^node:/;

/** Everything a file imports, types included. */
function imports(file) {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css'))
    return [...text.matchAll(/@import\s+(?:url\()?["']?([^"')\s]+)|url\(\s*["']?([^"')]+)/g)].map(
      (it) => it[1] ?? it[2],
    );
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

function isAllowed(name, file) {
  if (!name.startsWith('.')) return LIBRARY.test(name) || (file.endsWith('.test.ts') && TEST_LIBRARY.test(name));
  return !relative(BOARD, resolve(dirname(file), name)).startsWith('..');
}

const files = readdirSync(BOARD, { recursive: true })
  .map((name) => join(BOARD, name))
  .filter((name) => /\.(ts|css)$/.test(name));
if (files.length === 0) throw new Error(`nothing in ${BOARD}`);
const strays = files.flatMap((file) =>
  imports(file)
    .filter((name) => !isAllowed(name, file))
    .map((name) => `${relative(BOARD, file)} imports ${name}`),
);
for (const stray of strays) console.error(`src/board: ${stray}`);
process.exit(strays.length === 0 ? 0 : 1);

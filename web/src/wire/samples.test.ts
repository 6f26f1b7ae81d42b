/// The sample messages are written by the tests of the server. Here the TypeScript compiler reads each of them as if it
/// stood in a program, `const it: View = {…}`, so a field that the types lack, or that the server does not send, or a word
/// they do not know, is an error. And every field that the types declare must occur in some sample.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const WIRE = resolve('src/wire');
const SAMPLES = join(WIRE, 'samples');
const MESSAGES = join(WIRE, 'messages.ts');
const CHECK = join(WIRE, 'samples-check.ts');

/// Samples by file name, such as `View.playing.json`: the type, and the message as text.
type Samples = ReadonlyMap<string, string>;

const typeOf = (file: string) => file.slice(0, file.indexOf('.'));

const onDisk = (): Samples =>
  new Map(readdirSync(SAMPLES).map((file) => [file, readFileSync(join(SAMPLES, file), 'utf8')]));

interface Findings {
  /// What the compiler has against a sample.
  readonly errors: readonly string[];
  /// Fields of sampled types that no sample has, as `View.turn`.
  readonly unseen: readonly string[];
  /// Exported interfaces without any sample.
  readonly unsampled: readonly string[];
}

/// Checks samples against the types in `messages`, the text of messages.ts.
function check(samples: Samples, messages = readFileSync(MESSAGES, 'utf8')): Findings {
  const files = [...samples.keys()];
  const lines = files.map((file, i) => `export const it${i}: m.${typeOf(file)} = ${oneLine(samples.get(file)!)};`);
  const program = compile(
    new Map([
      [MESSAGES, messages],
      [CHECK, ["import type * as m from './messages';", ...lines].join('\n')],
    ]),
  );
  const source = program.getSourceFile(CHECK)!;
  const errors = ts.getPreEmitDiagnostics(program, source).map(({ start, messageText }) => {
    const { line } = source.getLineAndCharacterOfPosition(start ?? 0);
    return `${files[line - 1] ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  return { errors, ...coverage(program, source) };
}

const oneLine = (json: string) => JSON.stringify(JSON.parse(json));

const libraries = new Map<string, ts.SourceFile | undefined>();

/// A program of these files; everything else, such as the libraries, is read from disk.
function compile(files: ReadonlyMap<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    types: [],
    lib: ['lib.es2022.d.ts'],
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => files.has(resolve(file)) || disk.fileExists(file),
    getSourceFile: (file, ...rest) => {
      const text = files.get(resolve(file));
      if (text !== undefined) return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
      if (!libraries.has(file)) libraries.set(file, disk.getSourceFile(file, ...rest));
      return libraries.get(file);
    },
  };
  return ts.createProgram([CHECK], options, host);
}

/// Which fields of which interfaces occur in the samples.
function coverage(program: ts.Program, source: ts.SourceFile): Omit<Findings, 'errors'> {
  const checker = program.getTypeChecker();
  const fields = new Map<string, string[]>();
  ts.forEachChild(program.getSourceFile(MESSAGES)!, (node) => {
    if (ts.isInterfaceDeclaration(node))
      fields.set(
        node.name.text,
        node.members.map((it) => it.name!.getText(program.getSourceFile(MESSAGES))),
      );
  });
  const seen = new Map<string, Set<string>>();
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) note(node);
    ts.forEachChild(node, visit);
  };
  const note = (literal: ts.ObjectLiteralExpression) => {
    const names = literal.properties.map((it) => (it.name as ts.StringLiteral).text);
    for (const type of interfacesOf(checker.getContextualType(literal))) {
      const known = seen.get(type) ?? new Set();
      for (const name of names) known.add(name);
      seen.set(type, known);
    }
  };
  ts.forEachChild(source, visit);
  return {
    unseen: [...seen].flatMap(([type, names]) =>
      (fields.get(type) ?? []).filter((it) => !names.has(it)).map((it) => `${type}.${it}`),
    ),
    unsampled: [...fields.keys()].filter((type) => !seen.has(type)),
  };
}

/// The names of the interfaces that a type may be: those of a union, and one if it is an interface.
function interfacesOf(type: ts.Type | undefined): readonly string[] {
  if (!type) return [];
  if (type.isUnion()) return type.types.flatMap(interfacesOf);
  return type.symbol?.declarations?.some(ts.isInterfaceDeclaration) ? [type.symbol.name] : [];
}

const samples = onDisk();
const findings = check(samples);

test('every sample message is of its type', () => {
  assert.ok(samples.size > 0);
  assert.deepEqual(findings.errors, []);
});

test('every field of a type that has samples occurs in one of them', () => {
  assert.deepEqual(findings.unseen, []);
});

/// Tables of codes, which are no messages.
const TABLES = ['ErrorParams', 'ProblemParams'];

test('every interface has a sample', () => {
  assert.deepEqual(
    findings.unsampled.filter((type) => !TABLES.includes(type)),
    [],
  );
});

// The check itself can fail.

const piece = { square: 'a1', side: 'red', home: 'a1', moved: false };
const strike = { result: 'both-fall', by: 'scout' };
const of = (messages: Readonly<Record<string, object>>): Samples =>
  new Map(Object.entries(messages).map(([file, message]) => [file, JSON.stringify(message)]));

test('a field that the types lack, a missing one, a wrong word, a null and an unknown type are found', () => {
  const { errors } = check(
    of({
      'Piece.good.json': piece,
      'Piece.more.json': { ...piece, colour: 'red' },
      'Piece.less.json': { square: 'a1', side: 'red', moved: false },
      'Piece.word.json': { ...piece, side: 'green' },
      'Piece.null.json': { ...piece, home: null },
      'MoveEvent.deep.json': { offset: 1, type: 'move', ply: 0, side: 'red', move: 'a1a2', strike },
      'Peace.json': piece,
    }),
  );
  const found = errors.map((error) => error.replace(/[“”"]/g, ''));
  assert.equal(found.length, 6, found.join('\n'));
  assert.match(found[0]!, /^Piece\.more\.json: .*'colour'/);
  assert.match(found[1]!, /^Piece\.less\.json: .*'home' is missing/);
  assert.match(found[2]!, /^Piece\.word\.json: .*green/);
  assert.match(found[3]!, /^Piece\.null\.json: .*null/);
  assert.match(found[4]!, /^MoveEvent\.deep\.json: .*'by'/);
  assert.match(found[5]!, /^Peace\.json: .*no exported member/);
});

test('a field that no sample has, and a type without a sample, are found', () => {
  const { unseen, unsampled } = check(of({ 'Piece.good.json': piece }));
  assert.deepEqual(unseen, ['Piece.kind', 'Piece.known']);
  assert.ok(unsampled.includes('View'));
});

test('a field taken out of the types is found', () => {
  const without = readFileSync(MESSAGES, 'utf8').replace('  readonly home: Square;\n', '');
  assert.match(
    check(of({ 'Piece.good.json': piece }), without).errors.join(),
    /'"?home"?' does not exist in type 'Piece'/,
  );
});

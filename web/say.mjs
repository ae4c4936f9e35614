// Puts messages into words as the page does, for the test that the terminal says the same: reads {tongues, cases} and writes the texts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const home = join(import.meta.dirname, 'src');
const options = { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } };

/** What a source exports that imports nothing but types. */
function load(...path) {
  const code = ts.transpileModule(readFileSync(join(home, ...path), 'utf8'), options).outputText;
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

const { Formatter } = await load('i18n', 'format.ts');
const families = readdirSync(join(home, 'games')).filter(family => existsSync(join(home, 'games', family, 'kinds.ts')));
const exported = await Promise.all(families.map(family => load('games', family, 'kinds.ts')));
const kinds = Object.assign({}, ...exported.flatMap(each => Object.values(each)));

const { tongues, cases } = JSON.parse(readFileSync(0, 'utf8'));
const formatters = tongues.map(({ language, messages }) => new Formatter(language, messages, kinds));
process.stdout.write(JSON.stringify(cases.map(([tongue, key, params]) => formatters[tongue].found(key, params) ?? '')));

// Builds the client for Maven: installs what the lock file names and builds, each only if its sources have changed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const home = import.meta.dirname;
const files = path =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap(name => files(join(path, name)))
    : [path];

function fingerprint(...paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(path => files(join(home, path)))) hash.update(path.slice(home.length)).update(readFileSync(path));
  return hash.digest('hex');
}

function whenChanged(name, mark, result, work) {
  const stamp = join(home, 'target', `${name}.stamp`);
  if (existsSync(join(home, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === mark) return;
  work();
  mkdirSync(join(home, 'target'), { recursive: true });
  writeFileSync(stamp, mark);
}

const npm = (...args) => execFileSync('npm', args, { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
whenChanged('installed', fingerprint('package.json', 'package-lock.json'), 'node_modules', () =>
  npm('ci', '--no-audit', '--no-fund', '--loglevel=error'),
);
whenChanged(
  'built',
  fingerprint('package-lock.json', 'index.html', 'vite.config.ts', 'svelte.config.js', 'tsconfig.json', 'src', 'public'),
  'target/classes/web/index.html',
  () => npm('run', '--silent', 'build'),
);
if (process.argv[2] === 'test') {
  for (const script of ['lint', 'check', 'test']) execFileSync('npm', ['run', '--silent', script], { cwd: home, stdio: 'inherit' });
}

import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempDisposableSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, type Measurement } from './budget.ts'
import { startServer } from './server-process.ts'

const MOST_SECONDS = 30
const ADDRESS = /Shop\s+(http\S+)/

/**
 * `npm start` in a fresh copy of the project, with its packages but without a build, data or caches: the seconds until it is ready and has
 * served the home page. A page with gaps is not whole. @source decision 0008
 */
export async function measureFirstStart(): Promise<Measurement[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'heartwood-first-start-'))
  copyProject(folder.path)
  const started = performance.now()
  const env = { HOME: folder.path, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  await using shop = await startServer(['scripts/start.ts'], { env, cwd: folder.path, address: ADDRESS })
  const html = await firstPage(shop.url)
  const seconds = (performance.now() - started) / 1000
  return [
    atMost('first start, s until the first page', seconds, MOST_SECONDS),
    atMost('first page without products', /href="\/p\/|<article/.test(html) ? 0 : 1, 0),
  ]
}

/** The files that git tracks, and the installed packages. */
function copyProject(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter(Boolean)
  for (const file of files) cpSync(file, join(folder, file))
  for (const own of ['.', 'web/playground'])
    symlinkSync(join(process.cwd(), own, 'node_modules'), join(folder, own, 'node_modules'))
}

async function firstPage(url: string): Promise<string> {
  const reply = await fetch(url)
  const html = await reply.text()
  if (reply.status !== 200) throw new Error(`The first page answered ${reply.status}`)
  return html
}

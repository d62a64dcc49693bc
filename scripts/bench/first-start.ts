import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measurement } from './budget.ts'

const MOST_SECONDS = 30
const ADDRESS = /Shop\s+(http\S+)/

/**
 * `npm start` in a fresh copy of the project, with its packages but without a build, data or caches: the seconds until it is ready and has
 * served the home page. A page with gaps is not whole. @source decision 0008
 */
export async function measureFirstStart(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-first-start-'))
  copyProject(folder)
  const started = performance.now()
  const env = { PATH: process.env.PATH, HOME: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  const shop = spawn(process.execPath, ['scripts/start.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(shop, 'close')
  try {
    const html = await firstPage(await readAddress(shop))
    const seconds = (performance.now() - started) / 1000
    return [
      { name: 'first start, s until the first page', measured: seconds, budget: { atMost: MOST_SECONDS } },
      { name: 'first page without products', measured: /href="\/p\/|<article/.test(html) ? 0 : 1, budget: { atMost: 0 } },
    ]
  } finally {
    shop.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true })
  }
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

function readAddress(shop: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    shop.stdout?.on('data', (part: Buffer) => {
      output += part
      const url = ADDRESS.exec(output)?.[1]
      if (url) resolve(url)
    })
    shop.once('exit', (code) => reject(new Error(`The shop stopped with ${code}:\n${output}`)))
  })
}

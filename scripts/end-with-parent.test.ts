import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, it } from 'vitest'

const MODULE = pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href
const SERVER = `import { endWithParent } from '${MODULE}'\nendWithParent()\nsetInterval(() => {}, 1000)\nconsole.info('server', process.pid)\n`
/** Takes two seconds to stop, and reports a second signal. */
const DRAINING = `import { endWithParent } from '${MODULE}'
endWithParent()
const alive = setInterval(() => {}, 1000)
process.once('SIGTERM', () => {
  process.once('SIGTERM', () => console.info('cut off'))
  setTimeout(() => { console.info('drained'); clearInterval(alive) }, 2000)
})
console.info('server', process.pid)
`
const left = new Set<number>()
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'end-with-parent-'))
  writeFileSync(join(folder, 'server.ts'), SERVER)
  writeFileSync(join(folder, 'draining.ts'), DRAINING)
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', scripts: { start: 'node server.ts', drain: 'node draining.ts' } }),
  )
})
afterAll(() => {
  for (const pid of left) if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true })
})

// Windows has no signals, and ends npm's children with its console.
describe.skipIf(process.platform === 'win32')('endWithParent', { concurrent: true }, () => {
  it.for(['SIGKILL', 'SIGTERM'] as const)('ends the server when npm gets %s', async (signal, { expect }) => {
    const { npm, server } = await waitForStart(spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] }))
    expect(isRunning(server)).toBe(true)
    npm.kill(signal)
    await expect.poll(() => isRunning(server), { timeout: 15_000 }).toBe(false)
  })

  it('lets the server stop gracefully although npm ends first', async ({ expect }) => {
    const { npm, server, output } = await waitForStart(
      spawn('npm', ['run', 'drain'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] }),
    )
    process.kill(server, 'SIGTERM')
    npm.kill('SIGKILL')
    await expect.poll(() => isRunning(server), { timeout: 15_000 }).toBe(false)
    await expect.poll(output).toContain('drained')
    expect(output()).not.toContain('cut off')
  })

  it('ends the server with npm if a shell stays between them, but not with the parent of npm', async ({ expect }) => {
    // As a terminal does that is closed while npm runs.
    const start = `(npm start & echo npm $!; wait)`
    const terminal = spawn('sh', ['-c', start], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    const { server, output } = await waitForStart(terminal)
    const npm = Number(/npm (\d+)/.exec(output())?.[1])
    terminal.kill('SIGKILL')
    await new Promise((resolve) => terminal.once('exit', resolve))
    expect(isRunning(npm)).toBe(true)
    expect(isRunning(server)).toBe(true)
    process.kill(npm, 'SIGKILL')
    await expect.poll(() => isRunning(server), { timeout: 15_000 }).toBe(false)
  })
})

/** Resolves when the server has printed its process id. */
async function waitForStart(npm: ChildProcess) {
  let output = ''
  const server = await new Promise<number>((resolve, reject) => {
    npm.stdout?.on('data', (part: Buffer) => {
      output += part
      const pid = /server (\d+)/.exec(output)?.[1]
      if (!pid) return
      left.add(Number(pid))
      resolve(Number(pid))
    })
    npm.once('exit', () => reject(new Error(output)))
  })
  return { npm, server, output: () => output }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

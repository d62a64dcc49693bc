import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createCommand } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'command-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writeScript(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

describe('createCommand', () => {
  it('returns output and success', async () => {
    const { run } = createCommand([
      writeScript('wrong.mjs', "console.error('\\u001b[31mno oak\\u001b[0m')\nprocess.exitCode = 2\n"),
    ])
    expect(await run()).toEqual({ isContent: false, output: 'no oak\n' })
  })

  it('finishes before the next run, and skips all waiting runs but the newest', async () => {
    const [log, go] = [join(folder, 'log'), join(folder, 'go')]
    const { run } = createCommand([
      writeScript(
        'slow.mjs',
        `import { appendFileSync, existsSync } from 'node:fs'
        appendFileSync('${log}', 'starts ')
        while (!existsSync('${go}')) await new Promise((resolve) => setTimeout(resolve, 10))
        appendFileSync('${log}', 'ends ')`,
      ),
    ])
    const first = run()
    await expect.poll(() => existsSync(log)).toBe(true)
    const [second, third] = [run(), run()]
    writeFileSync(go, '')
    expect(await Promise.all([first, second, third])).toEqual([null, null, { isContent: true, output: '' }])
    expect(readFileSync(log, 'utf8')).toBe('starts ends starts ends ')
  })

  it('runs at low priority in the background', async () => {
    const of = writeScript('priority.mjs', "import { getPriority } from 'node:os'\nconsole.log(getPriority())\n")
    const [awaited, inBackground] = [await createCommand([of]).run(), await createCommand([of], { isInBackground: true }).run()]
    expect(Number(inBackground?.output)).toBeGreaterThan(Number(awaited?.output))
  })

  it('stops a command that ignores SIGTERM', async () => {
    const started = join(folder, 'started')
    const { run, stop } = createCommand([
      writeScript(
        'deaf.mjs',
        `import { writeFileSync } from 'node:fs'
        process.on('SIGTERM', () => {})
        setInterval(() => {}, 1000)
        writeFileSync('${started}', '')`,
      ),
    ])
    const running = run()
    await expect.poll(() => existsSync(started)).toBe(true)
    stop()
    expect(await running).toBeNull()
  })
})

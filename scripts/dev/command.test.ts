import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createCommand } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'command-'))
afterAll(() => rmSync(folder, { recursive: true }))

function script(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

describe('a command of the development server', () => {
  it('says what it wrote and whether it was content', async () => {
    const { run } = createCommand([script('wrong.mjs', "console.error('\\u001b[31mno oak\\u001b[0m')\nprocess.exitCode = 2\n")])
    expect(await run()).toEqual({ isContent: false, output: 'no oak\n' })
  })

  it('gives way to a newer run, even one that does not listen to SIGTERM', async () => {
    const started = join(folder, 'started')
    const first = `import { existsSync, writeFileSync } from 'node:fs'
      if (existsSync('${started}')) process.exit()
      process.on('SIGTERM', () => {})
      setInterval(() => {}, 1000)
      writeFileSync('${started}', String(process.pid))`
    const { run } = createCommand([script('deaf.mjs', first)])
    const older = run()
    await expect.poll(() => existsSync(started)).toBe(true)
    const newer = run()
    expect(await older).toBeNull()
    expect(await newer).toEqual({ isContent: true, output: '' })
  })
})

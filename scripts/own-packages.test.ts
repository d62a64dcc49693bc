import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installOwnPackages } from './own-packages.ts'

let folder = ''
const calls = () => readFileSync(join(folder, 'calls'), 'utf8').split('\n').filter(Boolean)

/** A fake npm that records its arguments. */
function npmThat(does: string) {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "$@" >> calls\n${does}\n`)
  chmodSync(join(bin, 'npm'), 0o755)
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-packages-'))
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}')
  writeFileSync(join(folder, 'calls'), '')
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

// The fake npm is a shell script.
describe.skipIf(process.platform === 'win32')('installOwnPackages', () => {
  it('installs once, and again if the lockfile changes', () => {
    npmThat('mkdir -p node_modules')
    installOwnPackages(folder, 'the editor')
    installOwnPackages(folder, 'the editor')
    expect(calls()).toEqual(['ci --no-audit --no-fund'])
    expect(console.info).toHaveBeenCalledWith(`  Installing the editor in ${folder}, once…`)
    writeFileSync(join(folder, 'package-lock.json'), '{"packages":{"a":{}}}')
    installOwnPackages(folder, 'the editor')
    expect(calls()).toHaveLength(2)
  })

  it('names the packages if npm fails, and tries again', () => {
    npmThat('exit 1')
    for (const _ of ['once', 'twice'])
      expect(() => installOwnPackages(folder, 'the editor')).toThrow('the editor cannot be installed: npm ci failed in')
    expect(calls()).toHaveLength(2)
  })
})

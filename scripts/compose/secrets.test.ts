import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../bff/config/config.ts'
import { writeSecrets } from './secrets.ts'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'secrets-'))
  folder = join(parent, 'secrets')
})
afterEach(() => rmSync(parent, { recursive: true }))

const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const NAMES = ['grafana-password', 'invalidation-key', 'session-keys', 'valkey-conf', 'valkey-url']

// RUN-26
describe('writeSecrets', () => {
  it('writes secrets that the shop accepts, with the password of the store', () => {
    expect(writeSecrets(folder).toSorted()).toEqual(NAMES)
    const { session, cache, valkey } = readConfig({
      SESSION_KEYS_FILE: join(folder, 'session-keys'),
      INVALIDATION_KEY_FILE: join(folder, 'invalidation-key'),
      VALKEY_URL_FILE: join(folder, 'valkey-url'),
    })
    expect([session.keys?.reveal().length, cache.invalidationKey?.reveal().length]).toEqual([1, 64])
    const { password, hostname } = new URL(valkey.url?.reveal() ?? '')
    expect(read('valkey-conf')).toBe(`requirepass ${password}\n`)
    expect(hostname).toBe('valkey')
  })

  // Windows has no such modes.
  it.skipIf(process.platform === 'win32')(
    'opens the folder for its owner only, and the files for the users of containers',
    () => {
      writeSecrets(folder)
      expect(statSync(folder).mode & 0o777).toBe(0o700)
      for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o644)
    },
  )

  it('keeps existing secrets and writes new ones otherwise', () => {
    writeSecrets(folder)
    const before = NAMES.map(read)
    expect(writeSecrets(folder)).toEqual([])
    expect(NAMES.map(read)).toEqual(before)
    rmSync(join(folder, 'session-keys'))
    expect(writeSecrets(folder)).toEqual(['session-keys'])
    expect(read('session-keys')).not.toBe(before[2])
  })

  // RUN-44
  it('throws if an existing secret is empty or a folder, which the containers could not use', () => {
    writeSecrets(folder)
    writeFileSync(join(folder, 'session-keys'), '\n')
    expect(() => writeSecrets(folder)).toThrow(/session-keys holds no secret: delete it, then try again\.$/)
    rmSync(join(folder, 'session-keys'))
    mkdirSync(join(folder, 'session-keys'))
    expect(() => writeSecrets(folder)).toThrow(/session-keys holds no secret: delete it, then try again\.$/)
  })

  // RUN-44
  it('throws if the folder is a file', () => {
    writeFileSync(folder, '')
    expect(() => writeSecrets(folder)).toThrow(`${folder} is not a folder: delete it, then try again.`)
  })

  it('throws instead of replacing one of two secrets that belong together', () => {
    writeSecrets(folder)
    rmSync(join(folder, 'valkey-conf'))
    writeFileSync(join(folder, 'valkey-url'), 'redis://:mine@valkey')
    expect(() => writeSecrets(folder)).toThrow('belong together: delete both')
    expect(read('valkey-url')).toBe('redis://:mine@valkey')
  })
})

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { effectiveSettings } from './effective-settings.ts'
import { SECRET_VARIABLES } from './environment.ts'
import { reasonFor } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'secret-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

function secretFile(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

function readIssues(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.issues
    throw error
  }
}

const KEY = Buffer.from(Array.from({ length: 32 }, (_, byte) => byte * 7)).toString('base64')
const VALUES: Readonly<Record<string, string>> = {
  SESSION_KEYS: KEY,
  INVALIDATION_KEY: 'canary-canary-canary',
  VALKEY_URL: 'redis://:canary@store.example',
  CATALOG_URL: 'https://shop:canary@search.example:9200',
}

// RUN-25
describe('a secret in a file', () => {
  it.each(SECRET_VARIABLES)('sets %s as the variable does', (name) => {
    const value = VALUES[name] ?? ''
    const config = readConfig({ [`${name}_FILE`]: secretFile(name, `${value}\n`) })
    expect(revealSecrets(config)).toEqual(revealSecrets(readConfig({ [name]: value })))
    expect(revealSecrets(config)).not.toEqual(revealSecrets(readConfig({})))
  })

  it('is possible for every setting that is never printed', () => {
    const hidden = effectiveSettings(VALUES).filter(({ value }) => value === '[secret]')
    expect(SECRET_VARIABLES.toSorted()).toEqual(hidden.map(({ name }) => name).toSorted())
  })

  it.each([
    ['without a line end', 'redis://store.example'],
    ['with the line end of Windows', 'redis://store.example\r\n'],
    ['with several line ends', 'redis://store.example\n\n'],
  ])('may end %s', (_, content) => {
    const config = readConfig({ VALKEY_URL_FILE: secretFile('line-end', content) })
    expect(config.valkey.url?.reveal()).toBe('redis://store.example')
  })

  it('is read through a link, as Kubernetes mounts secrets', () => {
    symlinkSync(secretFile('target', 'redis://store.example'), join(folder, 'link'))
    expect(readConfig({ VALKEY_URL_FILE: join(folder, 'link') }).valkey.url?.reveal()).toBe('redis://store.example')
  })

  it('is never printed, and its path is named as the origin', () => {
    const path = secretFile('printed', 'redis://:canary@store.example')
    const config = readConfig({ VALKEY_URL_FILE: path })
    for (const text of [JSON.stringify(config), inspect(config, { depth: 9 })]) expect(text).not.toContain('canary')
    const settings = effectiveSettings({ VALKEY_URL_FILE: path })
    expect(settings.find(({ name }) => name === 'VALKEY_URL')).toEqual({
      name: 'VALKEY_URL',
      value: '[secret]',
      origin: `file ${path}`,
    })
  })
})

describe('a secret file that cannot be used', () => {
  const path = (name: string) => join(folder, name)
  mkdirSync(path('folder'))

  it.each([
    ['does not exist', path('missing'), 'does not exist'],
    ['is a folder', path('folder'), 'is not a file'],
    ['is a device without an end', '/dev/zero', 'is not a file'],
    ['is below a file', join(secretFile('below', 'x'), 'x'), 'cannot be read'],
    ['has no content', secretFile('empty', ''), 'is empty'],
    ['has only line ends and spaces', secretFile('blank', ' \r\n\n'), 'is empty'],
    ['is too large', secretFile('large', 'x'.repeat(65_537)), 'is larger than 64 KiB'],
    ['has a NUL in its name', 'a\0b', 'cannot be read'],
  ])('stops the start with one sentence if it %s', (_, file, reason) => {
    expect(readIssues({ VALKEY_URL_FILE: file })).toEqual([`VALKEY_URL_FILE: ${JSON.stringify(file)} ${reason}`])
  })

  // Root may read every file, so the error is made here.
  it.each([
    ['EACCES', 'may not be read by this process'],
    ['ENOENT', 'does not exist'],
    ['EIO', 'cannot be read'],
  ])('is explained after %s: %s', (code, reason) => {
    expect(reasonFor(Object.assign(new Error(), { code }))).toBe(reason)
  })

  it('stops the start if the variable is set as well', () => {
    const file = secretFile('both', 'redis://:canary@store.example')
    expect(readIssues({ VALKEY_URL: 'redis://store.example', VALKEY_URL_FILE: file })).toEqual([
      'VALKEY_URL_FILE: and VALKEY_URL are both set; keep one of them',
    ])
  })

  it('is not blamed for an invalid value of the variable that is set as well', () => {
    const file = secretFile('both', 'redis://store.example')
    expect(readIssues({ VALKEY_URL: 'http://store.example', VALKEY_URL_FILE: file })).toEqual([
      'VALKEY_URL_FILE: and VALKEY_URL are both set; keep one of them',
      expect.stringMatching(/^VALKEY_URL: This has to be an address/),
    ])
  })

  it.each([
    ['SESSION_KEYS', `${KEY},canary`, 'SESSION_KEYS_FILE: key 2 is not 32 random bytes'],
    ['INVALIDATION_KEY', 'canary canary canary', 'INVALIDATION_KEY_FILE: This has to be 16 to 128 letters'],
    ['VALKEY_URL', 'redis://:canary@store.example/cache', 'VALKEY_URL_FILE: This has to be an address'],
    ['VALKEY_URL', '\uFEFFredis://:canary@store.example', 'VALKEY_URL_FILE: This has to be an address'],
    ['VALKEY_URL', Buffer.from([0xff, 0x00, 0x01]), 'VALKEY_URL_FILE: This has to be an address'],
  ])('names the file of %s in the error and never its content', (name, content, message) => {
    const [issue = '', ...others] = readIssues({ [`${name}_FILE`]: secretFile('wrong', content) })
    expect([issue.startsWith(message), issue.includes('canary'), others]).toEqual([true, false, []])
  })

  it('counts as not set if the variable is empty', () => {
    expect(readConfig({ VALKEY_URL_FILE: ' ', VALKEY_URL: 'redis://store.example' }).valkey.url?.reveal()).toBe(
      'redis://store.example',
    )
  })

  it.each([
    ['PLATFORM_URL_FILE', 'is not read; only CATALOG_URL, SESSION_KEYS, INVALIDATION_KEY, VALKEY_URL can be in files'],
    ['VALKEY_URL_FLIE', 'is not read; did you mean VALKEY_URL_FILE?'],
  ])('stops the start if %s is set, which has no effect', (name, reason) => {
    expect(readIssues({ [name]: secretFile('unread', 'x') })).toEqual([`${name}: ${reason}`])
  })
})

const revealSecrets = ({ session, cache, valkey, platform }: ReturnType<typeof readConfig>) => [
  session.keys?.reveal(),
  cache.invalidationKey?.reveal(),
  valkey.url?.reveal(),
  platform.cluster?.authorization?.reveal(),
]

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { ConfigError } from '../../config/config-error.ts'
import { sessionKeys } from '../cookies/session-keys.ts'
import { openSignIns } from './open-sign-ins.ts'

function openFile(file: string): void {
  const log = { error: vi.fn(), warn: vi.fn() }
  const { session } = readConfig({})
  openSignIns({ config: { ...session, file }, shared: null, keys: sessionKeys(session, log), log }).close()
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sign-ins-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

// RUN-36
describe('SESSION_FILE', () => {
  it('is created, and opened again', () => {
    const file = join(createFolder(), 'sign-ins.sqlite')
    openFile(file)
    expect(() => openFile(file)).not.toThrow()
  })

  it('stops the start with one sentence if it is not a database', () => {
    const file = join(createFolder(), 'notes.txt')
    writeFileSync(file, 'no database, but text that is long enough to be read as one')
    expect(() => openFile(file)).toThrow(new ConfigError([`SESSION_FILE: "${file}" cannot be used: file is not a database`]))
  })

  it('stops the start with one sentence if it cannot be created', () => {
    expect(() => openFile('/proc/sign-ins')).toThrow(
      new ConfigError(['SESSION_FILE: "/proc/sign-ins" cannot be used: unable to open database file']),
    )
  })
})

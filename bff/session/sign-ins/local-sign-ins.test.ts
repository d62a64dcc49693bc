import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLocalSignIns } from './local-sign-ins.ts'
import { signInHandle } from './sign-in-handle.ts'

const DEVICE = { browser: 'Firefox', system: 'Windows' }
const session = (id: string, startedAt = 1000) => ({ id, customerKey: 'anna', addressKey: 'anna-address', startedAt })

function createFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sign-ins-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

function open(file: string | null, clock: { time: number } = { time: 1000 }, isAlone = true) {
  const lines: string[] = []
  const record = (_: object, message: string) => void lines.push(message)
  const log = { error: record, warn: record }
  const signIns = createLocalSignIns({ file, isAlone, lifetimeSeconds: 100, log, now: () => clock.time })
  return { signIns, lines, clock }
}

describe('sign-ins in a file', () => {
  it('keeps open sessions and ends over a restart', async () => {
    const file = join(createFolder(), 'sessions.sqlite')
    const before = open(file)
    await before.signIns.record(session('kept'), DEVICE, 1000)
    await before.signIns.end('anna', (await before.signIns.list('anna'))[0]?.handle ?? '')
    await before.signIns.record(session('other'), DEVICE, 1000)
    before.signIns.close()
    const { signIns } = open(file, { time: 5000 })
    expect(await signIns.endedAt(session('kept'))).toBe(1000)
    expect(await signIns.endedAt(session('other'))).toBeNull()
    expect(await signIns.list('anna')).toMatchObject([{ device: DEVICE, startedAt: 1000 }])
    signIns.close()
  })

  it('ends sessions that began before the file did, since their ends may be lost', async () => {
    const { signIns } = open(join(createFolder(), 'sessions.sqlite'), { time: 5000 })
    expect(await signIns.endedAt(session('old', 4999))).toBe(5000)
    expect(await signIns.endedAt(session('new', 5000))).toBeNull()
    signIns.close()
  })

  it('is shared by processes on one machine', async () => {
    const file = join(createFolder(), 'sessions.sqlite')
    const [one, other] = [open(file), open(file)]
    await one.signIns.record(session('phone'), DEVICE, 1000)
    await other.signIns.endOthers(session('laptop'))
    expect(await one.signIns.endedAt(session('phone'))).toBe(1000)
    one.signIns.close()
    other.signIns.close()
  })

  it('holds neither a session id nor more of a device than its names', async () => {
    const path = createFolder()
    const { signIns } = open(join(path, 'sessions.sqlite'))
    await signIns.record(session('canary-session'), DEVICE, 1000)
    signIns.close()
    expect(readFileSync(join(path, 'sessions.sqlite'), 'latin1')).not.toContain('canary')
  })

  // RUN-42
  // Windows has no such modes.
  it.skipIf(process.platform === 'win32').each([
    ['that it creates', []],
    ['of an earlier version', ['sessions.sqlite', 'sessions.sqlite-wal', 'sessions.sqlite-shm']],
  ])('is readable by its owner alone, with the files that SQLite keeps beside one %s', async (_, existing) => {
    const path = createFolder()
    for (const name of existing) writeFileSync(join(path, name), '', { mode: 0o644 })
    const { signIns } = open(join(path, 'sessions.sqlite'))
    await signIns.record(session('phone'), DEVICE, 1000)
    const modes = readdirSync(path).map((name) => [name, (statSync(join(path, name)).mode & 0o777).toString(8)])
    expect(modes).toEqual(['sessions.sqlite', 'sessions.sqlite-shm', 'sessions.sqlite-wal'].map((name) => [name, '600']))
    signIns.close()
  })

  it('ends sessions though the disk takes nothing, and logs it', async () => {
    const { signIns, lines } = open(null)
    await signIns.record(session('phone'), DEVICE, 1000)
    const [{ handle } = { handle: '' }] = await signIns.list('anna')
    const path = createFolder()
    const broken = open(join(path, 'sessions.sqlite'))
    await broken.signIns.record(session('phone'), DEVICE, 1000)
    const { DatabaseSync } = await import('node:sqlite')
    const lock = new DatabaseSync(join(path, 'sessions.sqlite'))
    lock.exec('BEGIN IMMEDIATE')
    await broken.signIns.end('anna', handle)
    expect(await broken.signIns.endedAt(session('phone'))).toBe(1000)
    expect(broken.lines).toEqual(['SESSION_FILE could not be written'])
    lock.exec('ROLLBACK')
    lock.close()
    broken.signIns.close()
    signIns.close()
    expect(lines).toEqual([])
  })
})

describe('sign-ins in memory', () => {
  it('ends the sessions with an address, except one and those that begin later', async () => {
    const { signIns } = open(null, { time: 2000 }, false)
    await signIns.endAddress('anna-address', signInHandle('laptop'))
    expect(await signIns.endedAt(session('phone'))).toBe(1999)
    expect(await signIns.endedAt(session('laptop'))).toBeNull()
    expect(await signIns.endedAt(session('later', 2000))).toBeNull()
    expect(await signIns.endedAt({ ...session('stranger'), addressKey: 'ben-address' })).toBeNull()
  })

  it('ends the customer’s sessions with an earlier address at the next sign-in with the new one', async () => {
    const { signIns } = open(null, { time: 2000 }, false)
    const earlier = { ...session('phone'), addressKey: 'earlier' }
    await signIns.record(earlier, DEVICE, 1000)
    await signIns.endAddress('anna-address', signInHandle('guest'))
    await signIns.record(session('later', 2000), DEVICE, 2000)
    expect(await signIns.endedAt(earlier)).not.toBeNull()
    expect((await signIns.list('anna')).map(({ handle }) => handle)).toEqual([signInHandle('later')])
  })

  it('forgets ends only when no cookie can be older', async () => {
    const { signIns, clock } = open(null, { time: 1000 }, false)
    await signIns.record(session('phone'), DEVICE, 1000)
    await signIns.end('anna', (await signIns.list('anna'))[0]?.handle ?? '')
    clock.time += 99_000
    await signIns.record({ ...session('other'), customerKey: 'ben' }, DEVICE, clock.time)
    expect(await signIns.endedAt(session('phone'))).toBe(1000)
    clock.time += 101_000
    await signIns.record({ ...session('third'), customerKey: 'ben' }, DEVICE, clock.time)
    expect(await signIns.endedAt(session('phone'))).toBeNull()
  })

  it('does not bring back a session that ended while a request of it was under way', async () => {
    const { signIns } = open(null)
    await signIns.record(session('phone'), DEVICE, 1000)
    await signIns.end('anna', (await signIns.list('anna'))[0]?.handle ?? '')
    await signIns.record(session('phone'), DEVICE, 2000)
    expect(await signIns.list('anna')).toEqual([])
  })
})

import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { sharedKey } from '../valkey/keys.ts'
import type { SharedStore } from '../valkey/shared-store.ts'

export interface Build {
  readonly id: string
  /** Names of its files and ids of its documents. */
  readonly names: readonly string[]
  read(name: string): Promise<Buffer>
}

/** Finds the entries of the first recent build that has one of the names, in the order of the names. @returns null if none has */
export type FindEntries = (names: readonly string[]) => Promise<readonly (Buffer | null)[] | null>

export interface Pauses {
  readonly retryMs: number
  readonly refreshMs: number
  /** The longest that a start waits for the store. */
  readonly startMs: number
}

const DAY_MS = 86_400_000
const KEEP_MS = 7 * DAY_MS
const MOST_BUILDS = 8
const MOST_BUILD_BYTES = 16 * 1024 * 1024
/** Bytes sent in one command, so that each fits into the store's timeout. */
const PART_BYTES = 256 * 1024
const PAUSES: Pauses = { retryMs: 30_000, refreshMs: DAY_MS, startMs: 5000 }
const ID = /^[\w-]{20,64}$/

const LIST = sharedKey('builds', null)
const buildKey = (id: string) => sharedKey('build', id)

/**
 * The files and documents of builds that replicas have started with, in the shared store: a hash of entries for each, and a list with the
 * time at which each was last announced. A build stays for seven days after that, and only the newest eight stay.
 * @source RUN-20; decision 0026
 */
export function createRecentBuilds(store: SharedStore, log: Log, pauses: Pauses = PAUSES, now = Date.now) {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  /** @returns whether the build is in the store */
  async function share(build: Build): Promise<boolean> {
    const key = buildKey(build.id)
    const count = await store.ask(z.int(), (client) => client.hlen(key))
    if (count === undefined) return false
    if (count !== build.names.length && !(await upload(store, key, build))) return false
    const kept = await store.ask(z.array(z.int()), (client) =>
      Promise.all([client.hset(LIST, build.id, now()), client.pexpire(LIST, KEEP_MS), client.pexpire(key, KEEP_MS)]),
    )
    const { expired } = await readList(store, now())
    if (expired.length > 0) {
      await store.ask(z.array(z.int()), (client) =>
        Promise.all([client.hdel(LIST, ...expired), client.del(...expired.map(buildKey))]),
      )
    }
    return kept !== undefined
  }

  async function shareAndRepeat(build: Build): Promise<void> {
    const isShared = await share(build).catch((error) => {
      log.warn({ err: error }, 'build not shared')
      return false
    })
    if (isClosed) return
    timer = setTimeout(() => void shareAndRepeat(build), isShared ? pauses.refreshMs : pauses.retryMs).unref()
  }

  return {
    /** Shares a build. Resolves when it is in the store, and after a few seconds in any case. Repeats on its own until `close`. */
    async announce(build: Build) {
      const waiting = new AbortController()
      const patience = pause(pauses.startMs, undefined, { signal: waiting.signal, ref: false }).catch(() => null)
      await Promise.race([shareAndRepeat(build), patience])
      waiting.abort()
    },
    find: createFind(store, log, now),
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

function createFind(store: SharedStore, log: Log, now: () => number): FindEntries {
  let isReported = false

  function report(reason: string): null {
    if (!isReported) log.warn({ reason }, 'unreadable build in shared store')
    isReported = true
    return null
  }
  async function lookUp(id: string, names: readonly string[]): Promise<readonly (Buffer | null)[] | null> {
    const key = buildKey(id)
    const sizes = await store.ask(z.array(z.int()), (client) => Promise.all(names.map((name) => client.hstrlen(key, name))))
    if (!sizes?.some((size) => size > 0)) return null
    if (sizes.some((size) => size > MOST_ENTRY_BYTES)) return report('too large')
    const stored = await store.ask(z.array(z.instanceof(Buffer).nullable()), (client) => client.hmgetBuffer(key, ...names))
    const bodies = stored?.map((entry) => entry && decodeEntry(entry)) ?? []
    return stored?.some((entry, index) => entry && !bodies[index]) ? report('checksum') : bodies
  }

  return async (names) => {
    for (const id of (await readList(store, now())).ids) {
      const found = await lookUp(id, names)
      if (found?.some((entry) => entry !== null)) return found
    }
    return null
  }
}

/** Ids of listed builds, the latest first, and ids to delete from the list. */
async function readList(
  store: SharedStore,
  now: number,
): Promise<{ readonly ids: readonly string[]; readonly expired: readonly string[] }> {
  const listed = Object.entries((await store.ask(z.record(z.string(), z.string()), (client) => client.hgetall(LIST))) ?? {})
  const isCurrent = ([id, at]: readonly [string, string]) =>
    ID.test(id) && Number(at) > now - KEEP_MS && Number(at) < now + DAY_MS
  const ids = listed
    .filter(isCurrent)
    .sort(([, one], [, other]) => Number(other) - Number(one))
    .map(([id]) => id)
    .slice(0, MOST_BUILDS)
  return { ids, expired: listed.map(([id]) => id).filter((id) => !ids.includes(id)) }
}

/** @throws if a file cannot be read or the build is too large */
async function upload(store: SharedStore, key: string, { names, read }: Build): Promise<boolean> {
  let bytes = 0
  for (let next = 0; next < names.length; ) {
    const part: (string | Buffer)[] = []
    for (let partBytes = 0; next < names.length && partBytes < PART_BYTES; next++) {
      const name = names[next] ?? ''
      const entry = encodeEntry(await read(name))
      part.push(name, entry)
      partBytes += entry.length
      bytes += entry.length
      if (bytes > MOST_BUILD_BYTES || entry.length > MOST_ENTRY_BYTES) throw new Error('The build is too large to be shared')
    }
    // Each part sets the expiry, because this process may die before the last one.
    const sent = await store.ask(z.array(z.int()), (client) =>
      Promise.all([client.hset(key, ...part), client.pexpire(key, KEEP_MS)]),
    )
    if (sent === undefined) return false
  }
  return true
}

const DIGEST_BYTES = 32

/** The largest entry that is read, in bytes. The largest file of a build is a tenth of that. */
const MOST_ENTRY_BYTES = 4 * 1024 * 1024

/** An entry of a build in the shared store: the SHA-256 of its body, and the body. */
export const encodeEntry = (body: Buffer): Buffer => Buffer.concat([digest(body), body])

/** The body of an entry. @returns null if the entry was cut off or changed */
export function decodeEntry(entry: Buffer): Buffer | null {
  const body = entry.subarray(DIGEST_BYTES)
  return entry.length >= DIGEST_BYTES && digest(body).equals(entry.subarray(0, DIGEST_BYTES)) ? body : null
}

const digest = (body: Buffer): Buffer => createHash('sha256').update(body).digest()

import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { FindEntries } from '../../cache/builds/recent-builds.ts'
import type { CompressedBody } from '../../cache/compression/compress.ts'
import type { Log } from '../../cache/log.ts'

export interface BuiltFile extends CompressedBody {
  readonly type: string
  readonly etag: string
}

export interface BuiltFilesOptions {
  /** Folders of built files; the first that has a file counts. */
  readonly folders: readonly string[]
  /** Looks a file up in builds of other replicas; null when this process runs alone. */
  readonly findShared: FindEntries | null
  readonly log: Pick<Log, 'error'>
  readonly mostBytes?: number
}

/** Enough for four builds with all their forms. */
const MOST_BYTES = 32 * 1024 * 1024
const LARGEST_BYTES = 16 * 1024 * 1024
/** How long a missing file is not looked for again. */
const MISSING_MS = 5000
const MOST_MISSING = 1000
const NAME = /^[\w-][\w.-]{0,127}$/
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const decompress = promisify(brotliDecompress)

/** Names under which the forms of a file are stored: compressed ones beside it. */
const compressedNames = (name: string): readonly [string, string, string] => [name, `${name}.br`, `${name}.gz`]

/**
 * Reads built files with their compressed forms. Keeps files that were read in memory, up to `mostBytes`. A file that cannot be read any
 * more, because somebody deleted it, is logged once and looked for in the builds of other replicas.
 * @returns function that returns a file at once if it is in memory; otherwise a promise of it, or of null if no build has it
 * @source RUN-20, RUN-21, RUN-37
 */
export function createBuiltFiles({ folders, findShared, log, mostBytes = MOST_BYTES }: BuiltFilesOptions) {
  const folderByName = new Map(
    folders.toReversed().flatMap((folder) => readdirSync(folder).map((name) => [name, folder] as const)),
  )
  const files = new LRUCache<string, BuiltFile>({ maxSize: mostBytes, sizeCalculation: bodySize })
  const unreadable = new Set<string>()
  const lookups = new LRUCache<string, Promise<BuiltFile | null>>({ max: MOST_MISSING, ttl: MISSING_MS })

  async function readForm(name: string, path: string): Promise<Buffer | null> {
    try {
      return await readFile(path)
    } catch (error) {
      if (!unreadable.has(name)) log.error({ err: error, file: name }, 'built file cannot be read')
      unreadable.add(name)
      return null
    }
  }
  async function readOwn(name: string, folder: string): Promise<BuiltFile | null> {
    const [identity = null, br = null, gzip = null] = await Promise.all(
      compressedNames(name).map((form) => (folderByName.get(form) === folder ? readForm(name, join(folder, form)) : null)),
    )
    return identity && toFile(name, { identity, br, gzip })
  }
  async function readShared(name: string): Promise<BuiltFile | null> {
    const [plain = null, br = null, gzip = null] = (await findShared?.(compressedNames(name))) ?? []
    const identity = plain ?? (br && (await decompress(br, { maxOutputLength: LARGEST_BYTES }).catch(() => null)))
    return identity && toFile(name, { identity, br, gzip })
  }
  async function read(name: string): Promise<BuiltFile | null> {
    const folder = folderByName.get(name)
    const file = (folder === undefined ? null : await readOwn(name, folder)) ?? (await readShared(name))
    if (file) files.set(name, file)
    return file
  }

  return (name: string): BuiltFile | null | Promise<BuiltFile | null> => {
    const known = files.get(name)
    if (known) return known
    if (!NAME.test(name) || !(extname(name) in TYPES)) return null
    const lookup = lookups.get(name) ?? read(name).finally(() => files.has(name) && lookups.delete(name))
    lookups.set(name, lookup)
    return lookup
  }
}

function toFile(name: string, body: CompressedBody): BuiltFile {
  const digest = createHash('sha256').update(body.identity).digest('base64url')
  return { ...body, type: TYPES[extname(name)] ?? '', etag: `W/"${digest.slice(0, 22)}"` }
}

const bodySize = ({ identity, br, gzip }: CompressedBody): number =>
  Math.max(1, identity.length + (br?.length ?? 0) + (gzip?.length ?? 0))

import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const KEEP_MS = 7 * 86_400_000
/** Three builds with their compressed forms. */
const MOST_BYTES = 32 * 1024 * 1024
/** The documents of nine builds, if every document changes with each build. */
const MOST_DOCUMENTS = 500

export interface PreviousFile {
  readonly name: string
  readonly bytes: number
  /** When a newer build replaced it, in milliseconds since the epoch. */
  readonly replacedAt: number
}

/** The files to delete: those replaced more than seven days ago, and the oldest beyond `mostBytes`. */
export function expiredFiles(files: readonly PreviousFile[], now: number, mostBytes = MOST_BYTES): readonly PreviousFile[] {
  let bytes = 0
  return files
    .toSorted((one, other) => other.replacedAt - one.replacedAt)
    .filter((file) => {
      bytes += file.bytes
      return bytes > mostBytes || file.replacedAt < now - KEEP_MS
    })
}

/**
 * Keeps the files and documents of the last build in `previous/`, beside those of builds before it. Tabs opened before a deployment still
 * ask for them, and the replicas of a shop without a shared store have them from the image.
 * @param directory folder of builds
 * @source RUN-22
 */
export async function keepPreviousBuild(directory: string): Promise<void> {
  const [last, previous] = [join(directory, 'client/assets'), join(directory, 'previous/assets')]
  if (!existsSync(last)) return
  await mkdir(previous, { recursive: true })
  // Copies get the current time, from which they are kept.
  await cp(last, previous, { recursive: true })
  const files = (await readdir(previous)).map(async (name) => {
    const { size, mtimeMs } = await stat(join(previous, name))
    return { name, bytes: size, replacedAt: mtimeMs }
  })
  for (const { name } of expiredFiles(await Promise.all(files), Date.now())) await rm(join(previous, name))
  await keepDocuments(join(directory, 'documents.json'), join(directory, 'previous/documents.json'))
}

async function keepDocuments(last: string, previous: string): Promise<void> {
  const all = new Map([...(await readDocuments(last)), ...(await readDocuments(previous))])
  await writeFile(previous, JSON.stringify(Object.fromEntries([...all].slice(0, MOST_DOCUMENTS))))
}

const readDocuments = async (file: string): Promise<[string, string][]> =>
  existsSync(file) ? Object.entries(JSON.parse(await readFile(file, 'utf8'))) : []

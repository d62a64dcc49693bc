import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Secrets that belong together, by file name. */
const GROUPS: readonly (() => Readonly<Record<string, string>>)[] = [
  () => ({ 'session-keys': randomBytes(32).toString('base64') }),
  () => ({ 'invalidation-key': randomBytes(32).toString('hex') }),
  () => {
    const password = randomBytes(24).toString('hex')
    return { 'valkey-url': `redis://:${password}@valkey:6379/0`, 'valkey-conf': `requirepass ${password}` }
  },
  () => ({ 'grafana-password': randomBytes(16).toString('hex') }),
]

/**
 * Writes the secrets of `docker-compose --profile scale` into a folder that only its owner can open. Existing files are kept. The files
 * themselves are readable by all, because the processes in containers are other users.
 * @returns the names of the files that were written
 * @throws if one of two secrets that belong together is missing, an existing one is empty, or the folder is a file
 * @source RUN-26, RUN-44
 */
export function writeSecrets(folder: string): readonly string[] {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Error(`${folder} is not a folder: delete it, then try again.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  return GROUPS.flatMap((create) => {
    const secrets = Object.entries(create())
    const missing = secrets.filter(([name]) => !holdsSecret(join(folder, name)))
    if (missing.length > 0 && missing.length < secrets.length)
      throw new Error(
        `${secrets.map(([name]) => join(folder, name)).join(' and ')} belong together: delete both, then try again.`,
      )
    for (const [name, value] of missing) writeFileSync(join(folder, name), `${value}\n`, { mode: 0o644, flag: 'wx' })
    return missing.map(([name]) => name)
  })
}

/** Docker creates a folder in place of a file that it should mount and cannot find. */
function holdsSecret(path: string): boolean {
  if (!existsSync(path)) return false
  if (statSync(path).isFile() && readFileSync(path, 'utf8').trim() !== '') return true
  throw new Error(`${path} holds no secret: delete it, then try again.`)
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Build } from '../../cache/builds/recent-builds.ts'

/**
 * The build of this process, as it is shared with other replicas: files compressed if they have a compressed form, and documents by id.
 * @param directory folder of the build
 * @returns null without a build
 */
export function ownBuild(directory: string, documents: ReadonlyMap<string, string>): Build | null {
  const folder = join(directory, 'client/assets')
  if (!existsSync(folder)) return null
  const files = new Set(readdirSync(folder))
  const names = [...[...files].filter((name) => !files.has(`${name}.br`)), ...documents.keys()].sort()
  return {
    id: createHash('sha256').update(names.join('\n')).digest('base64url'),
    names,
    async read(name) {
      const text = documents.get(name)
      return text === undefined ? readFile(join(folder, name)) : Buffer.from(text)
    },
  }
}

const Documents = z.record(z.string(), z.string())

/** Texts of the trusted documents of earlier builds, by id. @param directory folder of the build */
export function previousDocuments(directory: string): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(Documents.parse(JSON.parse(readFileSync(join(directory, 'previous/documents.json'), 'utf8')))))
  } catch {
    return new Map() // the first build has no earlier one
  }
}

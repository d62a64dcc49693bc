import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Documents = z.record(z.string(), z.string())

/** Texts of the trusted documents of earlier builds, by id. @param directory folder of the build */
export function previousDocuments(directory: string): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(Documents.parse(JSON.parse(readFileSync(join(directory, 'previous/documents.json'), 'utf8')))))
  } catch {
    return new Map() // the first build has no earlier one
  }
}

import type { DatabaseSync } from 'node:sqlite'
import type { SandboxDocument } from '../catalogue/documents.ts'
import { documentId } from '../store/entities.ts'
import { withProgress } from '../store/progress.ts'
import { replaceCatalogue } from '../store/replace-catalogue.ts'
import { problemOf } from './check.ts'
import { identify } from './identify.ts'
import { type ExportedText, readExport } from './read-export.ts'

/** A document that cannot be served, by its place in the export. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly reason: string
}

/** The export was not loaded, and the catalogue is as it was. */
export class ImportError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`The export was not loaded: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`)
    this.name = 'ImportError'
    this.problems = problems
  }
}

/**
 * Puts a real platform's export in the place of the catalogue, all or nothing.
 * @returns how many documents there are now
 * @throws ImportError naming every bad document
 */
export function importCatalogue(database: DatabaseSync, directory: string, now: Date): number {
  return replaceCatalogue(database, withProgress(goodDocuments(directory)), `import of ${directory}`, now)
}

function* goodDocuments(directory: string): Iterable<SandboxDocument> {
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const exported of readExport(directory)) {
    const document = read(exported, seen)
    if (typeof document === 'string') problems.push({ file: exported.file, line: exported.line, reason: document })
    else if (problems.length === 0) yield document
  }
  if (seen.size === 0 && problems.length === 0) problems.push({ file: directory, line: 0, reason: 'holds no documents' })
  if (problems.length > 0) throw new ImportError(problems)
}

/** The document, or what is wrong with it. */
function read({ file, text }: ExportedText, seen: Set<string>): SandboxDocument | string {
  const json = parsed(text)
  if (typeof json === 'string') return json
  const document = identify(json.value, file)
  if (typeof document === 'string') return document
  const key = `${document.view} ${document.entity} ${documentId(document.entity, document.document)}`
  if (seen.has(key)) return `is there twice: ${key}`
  seen.add(key)
  return problemOf(document) ?? document
}

function parsed(text: string): { value: unknown } | string {
  try {
    const value: unknown = JSON.parse(text)
    JSON.stringify(value) // reads any depth, but neither this nor the store writes it
    return { value }
  } catch (error) {
    if (error instanceof RangeError) return 'is nested too deeply'
    return `is not JSON: ${error instanceof Error ? error.message : String(error)}`
  }
}

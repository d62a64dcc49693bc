import type { DatabaseSync } from 'node:sqlite'
import type { SandboxDocument } from '../catalog/documents.ts'
import { documentId, type Entity } from '../store/entities.ts'
import { withProgress } from '../store/progress.ts'
import { replaceCatalog } from '../store/replace-catalog.ts'
import { identify } from './identify.ts'
import { type ExportedText, readExport } from './read-export.ts'

/** A document that cannot be served, with its location in the export. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly reason: string
}

/** The export was not loaded; the catalogue is unchanged. */
export class ImportError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[], reason = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`) {
    super(`The export was not loaded: ${reason}`)
    this.name = 'ImportError'
    this.problems = problems
  }
}

/**
 * Replaces the catalogue with an export, all or nothing, or with every document that can be served.
 * @param skipBad loads the good documents; otherwise one bad document rejects the whole export
 * @returns the number of documents, and the problems of those left out, in the order of the export
 * @throws ImportError with every bad document, and for an export without a good one
 */
export function importCatalog(database: DatabaseSync, directory: string, now: Date, skipBad = false) {
  const leftOut: Problem[] = []
  const documents = withProgress(goodDocuments(directory, leftOut, skipBad))
  return { documents: replaceCatalog(database, documents, `import of ${directory}`, now), leftOut }
}

/** @param problems receives the problems of bad documents */
function* goodDocuments(directory: string, problems: Problem[], skipBad: boolean): Iterable<SandboxDocument> {
  const seen = new Set<string>()
  for (const exported of readExport(directory)) {
    const document = readDocument(exported, seen)
    if (typeof document === 'string') problems.push({ file: exported.file, line: exported.line, reason: document })
    else if (skipBad || problems.length === 0) yield document
  }
  if (seen.size === 0 && problems.length === 0)
    throw new ImportError([], `${directory} holds no .jsonl, .ndjson or .json file with documents, see docs/import-format.md`)
  if (problems.length > 0 && (!skipBad || seen.size === 0)) throw new ImportError(problems)
}

/**
 * Returns the document, or its problem.
 * @param seen receives ids of good documents only, so that a bad one does not block a good one
 */
function readDocument({ file, text }: ExportedText, seen: Set<string>): SandboxDocument | string {
  const json = parseJson(text)
  if (typeof json === 'string') return json
  const document = identify(json.value, file)
  if (typeof document === 'string') return document
  const key = `${document.view} ${document.entity} ${documentId(document.entity, document.document)}`
  if (seen.has(key)) return `is a duplicate of ${key}`
  const problem = findProblem(document)
  if (problem === null) seen.add(key)
  return problem ?? document
}

function parseJson(text: string): { value: unknown } | string {
  try {
    const value: unknown = JSON.parse(text)
    JSON.stringify(value) // parsing accepts any depth, but writing does not
    return { value }
  } catch (error) {
    if (error instanceof RangeError) return 'is nested too deeply'
    return `is not JSON: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Required fields by kind: present as text or number; numeric, numeric text or absent; list or absent. */
interface Needs {
  readonly named?: string
  readonly numbers?: readonly string[]
  readonly lists?: readonly string[]
}

/** The minimum that a document needs to be served. Everything else may be absent. @source platform contract §2.15 */
const NEEDS: Readonly<Record<Entity, Needs>> = {
  product: {
    named: 'sku',
    numbers: ['status', 'visibility', 'price'],
    lists: ['configurable_children', 'configurable_options'],
  },
  category: { named: 'name', numbers: ['level', 'position'] },
  attribute: { named: 'attribute_code', lists: ['options'] },
  taxrule: { lists: ['rates', 'product_tax_class_ids'] },
  cms_page: { named: 'identifier' },
  cms_block: { named: 'identifier' },
  cms_hierarchy: { named: 'identifier' },
  review: { named: 'product_id', numbers: ['review_status'] },
}

/** Returns the problem of a document; null if it can be served. */
function findProblem({ entity, document }: SandboxDocument): string | null {
  const { named, numbers = [], lists = [] } = NEEDS[entity]
  const given = (field: string) => document[field] ?? ''
  if (named !== undefined && !isName(given(named))) return `has no ${named}`
  const number = numbers.find((field) => given(field) !== '' && !Number.isFinite(Number(given(field))))
  if (number) return `has a ${number} that is not a number`
  const list = lists.find((field) => (document[field] ?? null) !== null && !Array.isArray(document[field]))
  return list ? `has a ${list} that is not a list` : null
}

const isName = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number'

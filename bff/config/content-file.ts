import { readFileSync } from 'node:fs'
import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { editDistance } from '#schema/rules/edit-distance.ts'
import { plainIssue } from './values/plain-issue.ts'
import { allowedKeys } from './values/schema-at.ts'

/** A parsed YAML or JSON file of an operator, or its errors: 'shop/default.yaml:7 texts.hours: …'. */
export type ContentFile<T> = ParsedFile<T> | { readonly value: null; readonly issues: readonly string[] }

export interface ParsedFile<T> {
  readonly value: T
  readonly issues: readonly []
  /** The line of a field; null if the file leaves it out. */
  findLine(field: readonly PropertyKey[]): number | null
}

export class ContentError extends Error {
  constructor(issues: readonly string[]) {
    super(
      `The content of the shop has ${issues.length === 1 ? 'an error' : `${issues.length} errors`}:\n${issues.map((issue) => `  ${issue}`).join('\n')}`,
    )
    this.name = 'ContentError'
  }
}

const MOST_BYTES = 1024 * 1024
/** Largest edit distance from an unknown key to the key that was probably meant. */
const MOST_SLIPS = 3

/** Reads a file and validates it. A file that cannot be read is an issue. */
export function readOrReport<Shape extends z.ZodType>(path: string, shape: Shape): ContentFile<z.output<Shape>> {
  try {
    return readContentFile(path, shape)
  } catch (error) {
    return { value: null, issues: [`${path}: cannot be read: ${error instanceof Error ? error.message : String(error)}`] }
  }
}

/**
 * Reads a file and validates it. Every error states file, line and field.
 * @throws errors of reading the file, which may not exist
 */
export function readContentFile<Shape extends z.ZodType>(path: string, shape: Shape): ContentFile<z.output<Shape>> {
  const text = readFileSync(path, 'utf8')
  if (text.length > MOST_BYTES) return invalidFile([`${path}: is longer than ${MOST_BYTES} characters`])
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0)
    return invalidFile(document.errors.map(({ pos, message }) => `${path}:${lines.linePos(pos[0]).line} ${message}`))
  const parsed = shape.safeParse(toData(document), { error: plainIssue })
  const lineAt = (offset: number) => lines.linePos(offset).line
  if (parsed.success) {
    const findLine = (field: readonly PropertyKey[]) => {
      const offset = keyOffset(document, field)
      return offset === null ? null : lineAt(offset)
    }
    return { value: parsed.data, issues: [], findLine }
  }
  const issues = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ field: [...issue.path, key], message: unknownKey(key, allowedKeys(shape, issue.path)) }))
      : [{ field: issue.path, message: issue.message }],
  )
  return invalidFile(
    issues.map(({ field, message }) => {
      const name = field.length > 0 ? `${fieldName(document, field)}: ` : ''
      return `${path}:${lineAt(nearestOffset(document, field))} ${name}${message}`
    }),
  )
}

const invalidFile = (issues: readonly string[]) => ({ value: null, issues })

function unknownKey(key: string, allowed: readonly string[]): string {
  const byDistance = allowed
    .map((name) => ({ name, slips: editDistance(key.toLowerCase(), name.toLowerCase(), MOST_SLIPS) }))
    .sort((a, b) => a.slips - b.slips)
  const [nearest] = byDistance
  return nearest && nearest.slips <= Math.min(MOST_SLIPS, key.length / 2)
    ? `is not a setting; did you mean ${nearest.name}?`
    : `is not a setting; use one of ${allowed.join(', ')}`
}

type Document = ReturnType<typeof parseDocument>

/** An alias that expands too far is an error in the file, not in the shop. */
function toData(document: Document): unknown {
  return document.toJS({ maxAliasCount: 20 }) ?? {}
}

/**
 * The field's name in an error message: list entries are named by their code ('de.timeZone') if they have one, otherwise by
 * index.
 */
const fieldName = (document: Document, field: readonly PropertyKey[]): string =>
  field
    .map((part, i) => {
      const code = typeof part === 'number' ? document.getIn([...field.slice(0, i + 1), 'code']) : null
      return typeof code === 'string' && /^[\w-]{1,32}$/.test(code) ? code : String(part)
    })
    .join('.')

/** The offset of a field's name, or of its nearest existing ancestor. */
function nearestOffset(document: Document, field: readonly PropertyKey[]): number {
  for (let length = field.length; length > 0; length--) {
    const offset = keyOffset(document, field.slice(0, length))
    if (offset !== null) return offset
  }
  return document.contents?.range?.[0] ?? 0
}

/** The offset of a field's name; null if the document does not have it. */
function keyOffset(document: Document, field: readonly PropertyKey[]): number | null {
  const owner = field.length === 1 ? document.contents : document.getIn(field.slice(0, -1), true)
  const name = String(field.at(-1))
  const key = isMap(owner) ? owner.items.find((pair) => String(pair.key) === name)?.key : document.getIn(field, true)
  return isNode(key) && key.range ? key.range[0] : null
}

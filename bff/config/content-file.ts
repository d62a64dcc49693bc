import { readFileSync } from 'node:fs'
import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** A parsed YAML or JSON file of an operator, or its error: 'shop/default.yaml:7 texts.hours: …'. */
export type ContentFile<T> =
  | { readonly value: T; readonly issues: readonly [] }
  | { readonly value: null; readonly issues: readonly string[] }

/** The content files of the shop are invalid. */
export class ContentError extends Error {
  constructor(issues: readonly string[]) {
    super(
      `The content of the shop has ${issues.length === 1 ? 'an error' : `${issues.length} errors`}:\n${issues.map((issue) => `  ${issue}`).join('\n')}`,
    )
    this.name = 'ContentError'
  }
}

const MOST_BYTES = 1024 * 1024

/**
 * Reads a file and validates it. Every error states file, line and field.
 * @throws errors of reading the file, which may not exist
 */
export function readContentFile<Shape extends z.ZodType>(path: string, shape: Shape): ContentFile<z.output<Shape>> {
  const text = readFileSync(path, 'utf8')
  if (text.length > MOST_BYTES) return wrong([`${path}: is longer than ${MOST_BYTES} characters`])
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0)
    return wrong(document.errors.map(({ pos, message }) => `${path}:${lines.linePos(pos[0]).line} ${message}`))
  const read = shape.safeParse(contentOf(document))
  if (read.success) return { value: read.data, issues: [] }
  return wrong(
    read.error.issues.map((issue) => {
      const { path: field, message } = issue
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
      const line = lines.linePos(startOf(document, [...field, ...unknown])).line
      return `${path}:${line} ${field.length > 0 ? `${nameOf(document, field)}: ` : ''}${message}`
    }),
  )
}

const wrong = (issues: readonly string[]) => ({ value: null, issues })

type Document = ReturnType<typeof parseDocument>

/** An alias that expands too far is an error in the file, not in the shop. */
function contentOf(document: Document): unknown {
  return document.toJS({ maxAliasCount: 20 }) ?? {}
}

/**
 * The field's name in an error message: list entries are named by their code ('de.timeZone') if they have one, otherwise by
 * index.
 */
const nameOf = (document: Document, field: readonly PropertyKey[]): string =>
  field
    .map((part, i) => {
      const code = typeof part === 'number' ? document.getIn([...field.slice(0, i + 1), 'code']) : null
      return typeof code === 'string' && /^[\w-]{1,32}$/.test(code) ? code : String(part)
    })
    .join('.')

/** The offset of a field's name, or of its nearest existing ancestor. */
function startOf(document: Document, field: readonly PropertyKey[]): number {
  for (let length = field.length; length > 0; length--) {
    const owner = length === 1 ? document.contents : document.getIn(field.slice(0, length - 1), true)
    const name = String(field[length - 1])
    const key = isMap(owner)
      ? owner.items.find((pair) => String(pair.key) === name)?.key
      : document.getIn(field.slice(0, length), true)
    if (isNode(key) && key.range) return key.range[0]
  }
  return document.contents?.range?.[0] ?? 0
}

import { readFileSync } from 'node:fs'
import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** A file of YAML or JSON that an operator wrote, or what is wrong with it: 'shop/default.yaml:7 texts.hours: …'. */
export type ContentFile<T> =
  | { readonly value: T; readonly issues: readonly [] }
  | { readonly value: null; readonly issues: readonly string[] }

/** Files of the shop's content do not say what they have to. */
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
 * Reads a file and holds it against its shape; every mistake is told with file, line and field.
 * @throws what reading the file throws: it may not be there
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

/** An alias that stands for too much is a mistake of the file, not of the shop. */
function contentOf(document: Document): unknown {
  return document.toJS({ maxAliasCount: 20 }) ?? {}
}

/** A field as people look for it: an entry of a list that has a code goes by it ('de.timeZone'), others by their place. */
const nameOf = (document: Document, field: readonly PropertyKey[]): string =>
  field
    .map((part, i) => {
      const code = typeof part === 'number' ? document.getIn([...field.slice(0, i + 1), 'code']) : null
      return typeof code === 'string' && /^[\w-]{1,32}$/.test(code) ? code : String(part)
    })
    .join('.')

/** Where the name of a field stands; where it is missing, that of the nearest above it. */
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

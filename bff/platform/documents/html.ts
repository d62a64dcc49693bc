import { decodeText } from './document.ts'
import { recordUnshowable } from './unshowable.ts'

/** Maximum nesting depth. Pages of merchants have about a dozen levels. */
const DEEPEST = 100
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
const CELLS = ['td', 'th']
const ROWS = ['tr', ...CELLS]
const PARTS = ['thead', 'tbody', 'tfoot', ...ROWS]
const TERMS = ['dt', 'dd']
const BLOCKS = 'address blockquote div dl fieldset form h1 h2 h3 h4 h5 h6 hr main nav ol p pre section table ul'.split(' ')
/** Open elements that end at the start of another, without an end tag. @source HTML Standard §13.1.2.4 */
const ENDED_BY: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...BLOCKS.map((name) => [name, ['p']] as const),
  ...CELLS.map((name) => [name, CELLS] as const),
  ...TERMS.map((name) => [name, TERMS] as const),
  ...['thead', 'tbody', 'tfoot'].map((name) => [name, PARTS] as const),
  ['tr', ROWS],
  ['li', ['li']],
  ['option', ['option']],
])
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi

/**
 * HTML that can be sanitised quickly. It is cut off at too deep a nesting, because sanitising takes quadratic time in the depth. Null if
 * there is none.
 */
export function decodeHtml(value: unknown): string | null {
  const html = decodeText(value)
  if (html === null) return null
  const end = endOfBounded(html)
  if (end < html.length) recordUnshowable(html)
  return html.slice(0, end) || null
}

function endOfBounded(html: string): number {
  const open: string[] = []
  for (const { 1: slash, 2: tag = '', index } of html.matchAll(TAG)) {
    const name = tag.toLowerCase()
    if (slash) {
      const opened = open.lastIndexOf(name)
      if (opened >= 0) open.length = opened
    } else if (!VOID.has(name)) {
      const ended = ENDED_BY.get(name) ?? []
      while (ended.includes(open.at(-1) ?? '')) open.pop()
      open.push(name)
    }
    if (open.length > DEEPEST) return index
  }
  return html.length
}

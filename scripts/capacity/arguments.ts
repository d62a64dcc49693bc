import { parseArgs } from 'node:util'
import { type Assumptions, USUAL } from './plan.ts'

/** The assumptions with their options, ranges and meanings. */
export const OPTIONS = {
  pages: { key: 'pages', most: 1000, meaning: 'pages of a visit' },
  documents: { key: 'documents', most: 1, meaning: 'share of them that the browser loads as a document; the others are queries' },
  'cart-changes': { key: 'cartChanges', most: 1000, meaning: 'cart changes of a visit' },
  files: { key: 'files', most: 10_000, meaning: 'scripts, styles, fonts and pictures of a visit' },
  'busiest-hour': { key: 'busiestHour', most: 1, meaning: "share of the day's visits in the busiest hour" },
  peak: { key: 'peak', most: 100, meaning: 'busiest minute of that hour over its average' },
  rendered: { key: 'rendered', most: 1, meaning: 'share of pages at the shop that are not in its cache' },
  'cdn-pages': { key: 'cdnPages', most: 1, meaning: 'share of documents and queries that the CDN answers' },
  'cdn-files': { key: 'cdnFiles', most: 1, meaning: 'share of files that the CDN answers' },
  load: { key: 'load', most: 1, meaning: 'highest load of the core of a replica' },
  spare: { key: 'spare', most: 1000, meaning: 'replicas that may fail or be replaced' },
  caches: { key: 'caches', most: 1_000_000, meaning: 'MiB that caches may still take: the sum of CACHE_MB' },
} as const satisfies Readonly<Record<string, { key: keyof Assumptions; most: number; meaning: string }>>

const MOST_VISITS = 1_000_000_000
const USAGE = `Use npm run capacity -- VISITS-PER-DAY, such as 5000000, with options such as --peak 3: ${Object.keys(OPTIONS)
  .map((name) => `--${name}`)
  .join(', ')}.`

/**
 * Reads the visits per day and the assumptions.
 * @throws with one sentence
 */
export function readArguments(words: readonly string[]): { readonly visits: number; readonly assumptions: Assumptions } {
  const { values, positionals } = parse(words)
  const [visits = '', ...others] = positionals
  if (others.length > 0)
    throw new Error(`There is one number of visits, not ${positionals.length}: ${positionals.join(' ')}. ${USAGE}`)
  if (!/^[1-9]\d*$/.test(visits) || Number(visits) > MOST_VISITS)
    throw new Error(
      `${visits === '' ? 'The number of visits is missing' : `${JSON.stringify(visits)} is no number of visits`}. ${USAGE}`,
    )
  const changed = Object.entries(OPTIONS).flatMap(([name, { key, most }]) => {
    const text = values[name]
    return text === undefined ? [] : [[key, readNumber(`--${name}`, text, most, name)] as const]
  })
  return { visits: Number(visits), assumptions: { ...USUAL, ...Object.fromEntries(changed) } }
}

function parse(words: readonly string[]) {
  const options = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' as const }]))
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options })
    return { values: values as Readonly<Record<string, string | undefined>>, positionals }
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : '').split('. ', 1)
    throw new Error(`${reason.replaceAll("'", '')}. ${USAGE}`)
  }
}

/** A load of 0 would need endless replicas, and half a replica cannot be spare. */
function readNumber(option: string, text: string, most: number, name: string): number {
  const isWhole = name === 'spare'
  const number = (isWhole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text) ? Number(text) : Number.NaN
  if (number <= most && (name !== 'load' || number > 0)) return number
  throw new Error(
    `${option} ${JSON.stringify(text)} is not ${isWhole ? 'a whole number' : 'a number'} ${name === 'load' ? 'above' : 'from'} 0 ${name === 'load' ? 'up ' : ''}to ${most}.`,
  )
}

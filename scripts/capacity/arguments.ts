import { parseCommandLine, type Usage, UsageError } from '../command-line.ts'
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

export const USAGE: Usage = {
  purpose: 'Measures this machine for about a minute and prints the replicas and the memory that a number of visits a day need.',
  call: 'npm run capacity -- VISITS',
  operands: 'VISITS is their number a day.',
  options: Object.fromEntries(
    Object.entries(OPTIONS).map(([name, { key, meaning }]) => [
      name,
      { value: 'N', meaning: `${meaning}; ${USUAL[key]} by default` },
    ]),
  ),
  exitCode: 1,
  example: 'npm run capacity -- 5000000 --peak 3',
}

/** Reads the visits per day and the assumptions. @throws UsageError */
export function readArguments(words: readonly string[]): { readonly visits: number; readonly assumptions: Assumptions } {
  const { values, operands } = parseCommandLine(USAGE, words)
  const [visits, ...others] = operands
  if (visits === undefined) throw new UsageError('The number of visits is missing.')
  if (others.length > 0) throw new UsageError(`There is one number of visits, not ${operands.length}: ${operands.join(' ')}.`)
  if (!/^[1-9]\d*$/.test(visits) || Number(visits) > MOST_VISITS)
    throw new UsageError(`${JSON.stringify(visits)} is no number of visits.`)
  const changed = Object.entries(OPTIONS).flatMap(([name, { key, most }]) => {
    const text = values[name]
    return typeof text === 'string' ? [[key, readNumber(name, text, most)] as const] : []
  })
  return { visits: Number(visits), assumptions: { ...USUAL, ...Object.fromEntries(changed) } }
}

/** A load of 0 would need endless replicas, and half a replica cannot be spare. */
function readNumber(name: string, text: string, most: number): number {
  const isWhole = name === 'spare'
  const number = (isWhole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text) ? Number(text) : Number.NaN
  if (number <= most && (name !== 'load' || number > 0)) return number
  const range = name === 'load' ? `above 0 up to ${most}` : `from 0 to ${most}`
  throw new UsageError(`--${name} ${JSON.stringify(text)} is not ${isWhole ? 'a whole number' : 'a number'} ${range}.`)
}

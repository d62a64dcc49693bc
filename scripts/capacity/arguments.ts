import { parseCommandLine, type Usage, UsageError } from '../command-line.ts'
import { type Assumptions, OPTIONS, USUAL } from './plan.ts'

const MOST_VISITS = 1_000_000_000

export const USAGE: Usage = {
  purpose: 'Measures this machine for about a minute and prints the replicas and the memory that a number of visits a day need.',
  call: 'npm run capacity -- VISITS',
  operands: 'VISITS is their number a day.',
  options: Object.fromEntries(
    Object.entries(OPTIONS).map(([name, { usual, meaning }]) => [
      name,
      { value: 'N', meaning: `${meaning}; ${usual} by default` },
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
  const least = name === 'peak' ? 1 : 0
  if (number >= least && number <= most && (name !== 'load' || number > 0)) return number
  const range = name === 'load' ? `above 0 up to ${most}` : `from ${least} to ${most}`
  throw new UsageError(`--${name} ${JSON.stringify(text)} is not ${isWhole ? 'a whole number' : 'a number'} ${range}.`)
}

import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

interface Option {
  /** Placeholder for the value in the usage: 'N'. Absent for a flag. */
  readonly value?: string
  readonly meaning: string
}

type Options = Readonly<Record<string, Option>>

export interface Usage<Named extends Options = Options> {
  /** The task of the command, and the meaning of its exit code if that is not obvious. */
  readonly purpose: string
  /** How it is called, without options: 'npm run attack -- [RUN…]'. */
  readonly call: string
  /** The possible operands. A command without this text takes none. */
  readonly operands?: string
  readonly options?: Named
  readonly example?: string
  /** The exit code for arguments that cannot be used. Defaults to 2, because 1 stands for findings of a command. */
  readonly exitCode?: number
}

export type Values<Named extends Options> = {
  readonly [Name in keyof Named]: Named[Name] extends { readonly value: string } ? string | undefined : boolean
}

/** Arguments that cannot be used. The message is a sentence. */
export class UsageError extends Error {}

/**
 * Reads the arguments of a command.
 * @throws UsageError for an unknown option, a missing value, and an operand that is not expected
 */
export function parseCommandLine<const Named extends Options>(
  { operands, options }: Usage<Named>,
  words: readonly string[],
): { readonly values: Values<Named>; readonly operands: readonly string[] } {
  const entries = Object.entries(options ?? {})
  const known = Object.fromEntries(entries.map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' } as const]))
  const { values, positionals } = parseWords(words, known)
  const [first] = positionals
  if (operands === undefined && first !== undefined) throw new UsageError(`'${first}' is not expected.`)
  const read = Object.fromEntries(entries.map(([name, { value }]) => [name, value ? values[name] : values[name] === true]))
  return { values: read as Values<Named>, operands: positionals }
}

function parseWords(words: readonly string[], options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options })
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\.?\n|\. /)
    throw new UsageError(`${sentence?.replace('argument is ambiguous', "has no value, or one that begins with '-'")}.`)
  }
}

/** @throws UsageError naming the known ones */
export function requireKnown(kind: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const most = known.length > 60 ? '' : `; there are ${known.join(', ')}`
  throw new UsageError(`There is no ${kind} ${unknown.join(', ')}${most}.`)
}

/** @throws UsageError naming the first path that does not exist */
export function requirePaths(paths: readonly string[]): void {
  const missing = paths.find((path) => !existsSync(path))
  if (missing !== undefined) throw new UsageError(`There is no file or folder '${missing}'.`)
}

/** @throws UsageError */
export function readWholeNumber(option: string, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new UsageError(`${option} takes a whole number, not '${text}'.`)
}

/** The text that `--help` prints. */
export function helpText({ purpose, call, operands, options = {}, example }: Usage): string {
  const rows = Object.entries({ ...options, help: { meaning: 'prints this text' } } as Options).map(
    ([name, { value, meaning }]) => [`--${name}${value ? ` ${value}` : ''}`, meaning] as const,
  )
  const width = Math.max(...rows.map(([option]) => option.length))
  return [
    purpose,
    '',
    `  ${call}`,
    ...(operands ? ['', operands] : []),
    '',
    ...rows.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`),
    ...(example ? ['', `Example: ${example}`] : []),
  ].join('\n')
}

/** Reads the arguments of this process. Ends it after `--help`, and with a sentence if they cannot be used. */
export function readCommandLine<const Named extends Options>(usage: Usage<Named>, words = process.argv.slice(2)) {
  printHelpIfAsked(usage, words)
  return exitOnUsageError(usage, () => parseCommandLine(usage, words))
}

/** Prints the help and ends the process, if `--help` is among the arguments. */
export function printHelpIfAsked(usage: Usage, words = process.argv.slice(2)): void {
  if (!words.includes('--help') && !words.includes('-h')) return
  console.info(helpText(usage))
  process.exit(0)
}

/** Runs a part of a command. Ends the process with a sentence if the part throws UsageError. */
export function exitOnUsageError<Result>({ call, exitCode = 2 }: Usage, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message} ${helpCall(call)} prints the usage.`)
    return process.exit(exitCode)
  }
}

const helpCall = (call: string) => `\`${call.replace(/ -- .*/, '')} -- --help\``

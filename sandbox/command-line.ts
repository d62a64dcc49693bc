import { parseArgs } from 'node:util'

/** What a sandbox script was called with: its operands, and options with a value. */
interface CommandLine {
  readonly operands: readonly string[]
  /** Where the database is. */
  readonly data: string
  readonly port: string
}

const DATA_DIRECTORY = '.data'

/**
 * Reads the words after a script's name; the folder of the data may stand in the environment as well.
 * @throws for an option it does not know
 */
export function readCommandLine(words: readonly string[], environment: NodeJS.ProcessEnv = process.env): CommandLine {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { data: { type: 'string', default: '' }, port: { type: 'string', default: '' } },
  })
  return { operands: positionals, data: values.data || environment.SANDBOX_DATA || DATA_DIRECTORY, port: values.port }
}

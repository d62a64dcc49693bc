import { parseArgs } from 'node:util'

const DATA_DIRECTORY = '.data'

/**
 * Reads the words after a script's name; the folder of the data may stand in the environment as well.
 * @returns the operands, the folder of the database, and the port as it was written
 * @throws for an option it does not know
 */
export function readCommandLine(words: readonly string[], environment: NodeJS.ProcessEnv = process.env) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { data: { type: 'string', default: '' }, port: { type: 'string', default: '' } },
  })
  return { operands: positionals, data: values.data || environment.SANDBOX_DATA || DATA_DIRECTORY, port: values.port }
}
